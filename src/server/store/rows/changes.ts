import type { TableName } from '../tables.ts'

export interface ChangeRow {
  accountId: string
  id: string
  authorId: string
  date: string
  action: string
  /** Empty if the change has no record. */
  resource: TableName | ''
  resourceId: string | null
  title: string
  groupKey: string | null
  undoneBy: string | null
}
