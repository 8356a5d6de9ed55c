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
/** A category of projects or of expenses, shared by the whole workspace. */
export interface NamedCategoryRow extends Kept {
  name: string
}
export interface CategoryRow extends Kept {
  projectId: string
  name: string
  type: 'message' | 'file' | 'writeboard' | 'link'
}
export interface MessageRow extends Kept {
  projectId: string
  title: string
  body: string
  categoryId: string | null
  milestoneId: string | null
  isPrivate: number
  pinned: number
  subscribers: string
  attachments: string
}
/** `amount` is exact decimal text in the account's currency, `date` a day. */
export interface ExpenseRow extends Kept {
  projectId: string
  date: string
  categoryId: string | null
  amount: string
  notes: string
  billable: number
}
/** `deadline` and `completedAt` are days; `completedAt` is empty while it is open. */
export interface MilestoneRow extends Kept {
  projectId: string
  title: string
  responsibleId: string | null
  deadline: string
  completedAt: string
}
/** `revision` is the number of the newest revision. */
export interface WriteboardRow extends Kept {
  projectId: string
  title: string
  categoryId: string | null
  revision: number
}
export interface WriteboardRevisionRow extends Kept {
  writeboardId: string
  number: number
  body: string
}
export interface LinkRow extends Kept {
  projectId: string
  title: string
  url: string
  categoryId: string | null
}
