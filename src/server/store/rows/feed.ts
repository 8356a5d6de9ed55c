import type { TableName } from '../tables.ts'
import type { Kept } from './kept.ts'

/** One line of the activity feed; `id` is that of the change it tells of. It stays when the journal is pruned. */
export interface RecordingRow {
  accountId: string
  id: string
  authorId: string
  date: string
  action: string
  resource: TableName
  resourceId: string
  projectId: string | null
  /** Whether the change has been taken back; redo brings it into the feed again. */
  undone: number
}

export interface EventCategoryRow extends Kept {
  name: string
}
/** Derived by the store: the name as it is sorted and compared. */
export interface EventCategoryColumns {
  sortKey: string
}
