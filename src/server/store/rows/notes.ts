import type { Acl, Kept } from './kept.ts'

export interface NoteRow extends Kept, Acl {
  ownerKind: 'contacts' | 'deals' | 'cases'
  ownerId: string
  body: string
  date: string
  attachments: string
}
export interface CommentRow extends Kept {
  resourceKind: 'notes' | 'files' | 'messages' | 'milestones' | 'writeboards' | 'links' | 'tasks'
  /** The project of the commented record. */
  projectId: string | null
  /** The revision of the writeboard that the comment refers to. */
  revisionId: string | null
  resourceId: string
  body: string
  isPrivate: number
  attachments: string
}
