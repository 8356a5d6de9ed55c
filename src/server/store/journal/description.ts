import type { TableName } from '../tables.ts'

/** The action of a change in the history, `<noun> <verb>`, and its record. */
export interface Description {
  action: string
  resource: TableName
  resourceId: string | null
  title: string
}
