import type { Kept } from './kept.ts'

export interface TaskRow extends Kept {
  /** What it is on; `projects` is the inbox of one, `users` the personal tasks that somebody made. */
  ownerKind: 'taskLists' | 'projects' | 'contacts' | 'cases' | 'deals' | 'users'
  ownerId: string
  /** The project of its list or inbox. */
  projectId: string | null
  subject: string
  state: 'not started' | 'started' | 'done'
  /** Empty while it is open. */
  completedAt: string
  /** A moment or a day; empty when there is none. */
  dueDate: string
  startDate: string
  priority: 'low' | 'normal' | 'high'
  estimatedTime: string
  /** Its place among the open ones: digits compared as text (see `rank.ts`). */
  rank: string
  responsibles: string
  attachments: string
}

export interface TaskListRow extends Kept {
  projectId: string
  name: string
  milestoneId: string | null
  /** Its place among the lists of the project. */
  rank: string
}
