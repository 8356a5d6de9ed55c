import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { id } from '../wire/values.ts'
import { bodyObject, wireObject } from '../wire/wire.ts'

/**
 * Multipart form data with one part named `file`; the id is then listed in an `attachments` field. The parts of `uploadParts` beside it put
 * the file into a project. 413 over the upload limit.
 */
export const uploadFile = endpoint('POST', '/x/files', { access: 'signed-in', carries: 'upload', reply: wireObject({ fileId: id }) })
/** Takes a file away, off everything that it is attached to, with what was said about it; by who uploaded it or an administrator. */
export const deleteFile = endpoint('DELETE', '/x/files/:id', { access: 'signed-in' })
/** The text parts of an upload; a category goes with its project. */
export const uploadParts = bodyObject({ projectId: z.optional(id), categoryId: z.optional(id) })
