import * as z from 'zod/mini'
import { count, countText, flag, id, idChange, listOf, text } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'

/** A stored file; `byteSize` is a string of digits on the wire. */
export const file = wireObject({
  id,
  byteSize: countText,
  name: z.optional(text),
  contentType: z.optional(text),
  author: z.optional(id),
  createdAt: z.optional(text),
  projectId: z.optional(id),
  categoryId: z.optional(id),
  commentsCount: z.optional(count),
  /** Whether the upload came with a small picture; lists and single reads of files only. */
  xThumbnail: z.optional(flag),
  xIsPrivate: z.optional(flag),
})
export type FileRecord = z.output<typeof file>

/** The attached files: their ids and their records. */
export const attached = { attachments: z.array(id), files: z.optional(z.array(file)) }
/** Ids of files to attach; a leading minus detaches. */
export const attaching = { attachments: z.optional(listOf(idChange)) }
