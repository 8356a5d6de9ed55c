import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { id } from '../wire/values.ts'
import { bodyObject, wireObject } from '../wire/wire.ts'

/**
 * Multipart form data with one part named `file`; list the returned id in an `attachments` field. The fields of `uploadParts` add
 * the file to a project. 413 above the upload limit.
 */
export const uploadFile = endpoint('POST', '/x/files', { access: 'signed-in', carries: 'upload', reply: wireObject({ fileId: id }) })
/** Deletes a file, its attachments everywhere, and its comments; only its uploader and administrators can. */
export const deleteFile = endpoint('DELETE', '/x/files/:id', { access: 'signed-in' })
/** The text parts of an upload; a category requires its project. */
export const uploadParts = bodyObject({ projectId: z.optional(id), categoryId: z.optional(id) })
