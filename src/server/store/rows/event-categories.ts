import type { Kept } from './kept.ts'

export interface EventCategoryRow extends Kept {
  name: string
}
/** Derived by the store: the name as it is sorted and compared. */
export interface EventCategoryColumns {
  sortKey: string
}
