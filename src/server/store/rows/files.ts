import type { Kept } from './kept.ts'

export interface FileRow extends Kept {
  name: string
  contentType: string
  byteSize: number
  /** When it was first attached to something; empty for an upload that nothing has used. */
  attachedAt: string
}
