import type { Kept } from './kept.ts'

export interface TaskRow extends Kept {
  /** The table of its parent. `projects` is the inbox of a project, `users` are personal tasks of their author. */
  ownerKind: 'taskLists' | 'projects' | 'contacts' | 'cases' | 'deals' | 'users'
  ownerId: string
  /** The project of its list or inbox. */
  projectId: string | null
  subject: string
  state: 'not started' | 'started' | 'done'
  /** Empty while the task is open. */
  completedAt: string
  /** A day or a time; empty if there is none. */
  dueDate: string
  startDate: string
  priority: 'low' | 'normal' | 'high'
  estimatedTime: string
  /** Its position among the open tasks, as digits compared as text (see `rank.ts`). */
  rank: string
  responsibles: string
  attachments: string
}
