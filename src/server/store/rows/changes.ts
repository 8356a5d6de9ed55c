export interface ChangeRow {
  accountId: string
  id: string
  authorId: string
  date: string
  action: string
  resource: string
  resourceId: string | null
  title: string
  groupKey: string | null
  undoneBy: string | null
}
