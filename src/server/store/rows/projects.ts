import type { Kept } from './kept.ts'

/** `companies` is a JSON array of the ids of the companies that take part. Flags are 0 or 1. */
export interface ProjectRow extends Kept {
  name: string
  categoryId: string | null
  contactId: string | null
  overviewPageAnnouncement: string
  startPage: string
  noEmailNotifications: number
  displayAnnouncement: number
  allowHtmlInAnnouncement: number
  defaultToPrivate: number
  status: 'active' | 'silent' | 'template' | 'archived'
  companies: string
}
/** Derived by the store: the name for sorting. */
export interface ProjectColumns {
  sortKey: string
}
export interface CategoryRow extends Kept {
  projectId: string
  name: string
  type: 'message' | 'file' | 'writeboard' | 'link'
}
