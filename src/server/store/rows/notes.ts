import type { Guarded, Kept } from './kept.ts'

export interface NoteRow extends Kept, Guarded {
  ownerKind: 'contacts' | 'deals' | 'cases'
  ownerId: string
  body: string
  date: string
  attachments: string
}
export interface CommentRow extends Kept {
  resourceKind: 'notes' | 'files' | 'messages' | 'milestones' | 'writeboards' | 'links' | 'tasks'
  /** The project that what it is on belongs to. */
  projectId: string | null
  /** The revision of the writeboard that it speaks of. */
  revisionId: string | null
  resourceId: string
  body: string
  isPrivate: number
  attachments: string
}
