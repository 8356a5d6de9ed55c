import type { Kept } from './kept.ts'

export interface FileRow extends Kept {
  name: string
  contentType: string
  byteSize: number
  /** When it was last attached to something or taken off; empty for an upload that nothing has used. */
  attachedAt: string
  /** The project it was uploaded to, and the category there. */
  projectId: string | null
  categoryId: string | null
}
