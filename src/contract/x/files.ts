import * as z from 'zod/mini'
import { resource } from '../resources.ts'
import { endpoint } from '../wire/endpoint.ts'
import { filledLine, flag, id, idOrNone, text } from '../wire/values.ts'
import { bodyObject, wireObject } from '../wire/wire.ts'

/**
 * Multipart form data with one part named `file`; list the returned id in an `attachments` field. The fields of `uploadParts` add
 * the file to a project, and the part `thumbnailPart` is its small picture. 413 above the upload limit.
 */
export const uploadFile = endpoint('POST', '/x/files', { access: 'signed-in', carries: 'upload', reply: { fileId: id } })
/** Deletes a file, its attachments everywhere, and its comments; only its uploader and administrators can. */
export const deleteFile = endpoint('DELETE', '/x/files/:id', { access: 'signed-in' })
/** The text parts of an upload; a category requires its project. */
export const uploadParts = bodyObject({ projectId: z.optional(id), categoryId: z.optional(id), xIsPrivate: z.optional(flag) })
/** The part with a small picture of the file, made by the client: WebP, JPEG or PNG. */
export const thumbnailPart = 'x-thumbnail'
/** In bytes. */
export const thumbnailLimit = 32 * 1024

const fileChange = bodyObject({ name: z.optional(filledLine()), categoryId: z.optional(idOrNone), xIsPrivate: z.optional(flag) })
export type FileChange = z.output<typeof fileChange>
/** Renames a file, moves it to another category of its project, or hides it from clients. */
export const updateFile = endpoint('PUT', '/x/files/:id', { access: 'signed-in', body: { file: fileChange } })

/** The small picture that came with the upload. 404 if there is none. */
export const downloadThumbnail = endpoint('GET', '/x/files/:id/thumbnail', {
  access: 'signed-in',
  carries: 'download',
  query: { xSessionUser: z.optional(id) },
})

/** A record that a file is attached to; for a note or comment, the record that it is about. */
const fileUse = wireObject({ resource, id, title: text })
export type FileUse = z.output<typeof fileUse>
/** The visible records that a file is attached to. */
export const listFileUses = endpoint('GET', '/x/files/:id/uses', { access: 'signed-in', reply: { uses: z.array(fileUse) } })
