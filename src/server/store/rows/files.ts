import type { Kept } from './kept.ts'

export interface FileRow extends Kept {
  name: string
  contentType: string
  byteSize: number
  /** When it was last attached or removed. Empty for an upload that was never used. */
  attachedAt: string
  /** The project of the upload, and its category there. */
  projectId: string | null
  categoryId: string | null
}
/** Derived by the store: the normalized name, for sorting and searching. */
export interface FileColumns {
  sortKey: string
}
