import type { Guarded, Kept } from './kept.ts'

export interface NoteRow extends Kept, Guarded {
  ownerKind: 'contacts'
  ownerId: string
  body: string
  date: string
  attachments: string
}
export interface CommentRow extends Kept {
  resourceKind: 'notes' | 'files'
  resourceId: string
  body: string
  isPrivate: number
  attachments: string
}
