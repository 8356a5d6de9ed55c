import type { TableName } from '../tables.ts'
import type { Kept } from './kept.ts'

/** An entry of the activity feed, with the id of its change. It remains when the journal is pruned. */
export interface RecordingRow {
  accountId: string
  id: string
  authorId: string
  date: string
  action: string
  resource: TableName
  resourceId: string
  projectId: string | null
  /** Whether the change was undone. Redoing it shows the entry again. */
  undone: number
}

export interface EventCategoryRow extends Kept {
  name: string
}
/** Derived by the store: the name for sorting and comparing. */
export interface EventCategoryColumns {
  sortKey: string
}
