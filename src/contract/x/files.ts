import { endpoint } from '../endpoint.ts'
import { id } from '../values.ts'
import { wireObject } from '../wire.ts'

/** Multipart form data with one part named `file`; the id is then listed in an `attachments` field. 413 over the upload limit. */
export const uploadFile = endpoint('POST', '/x/files', { access: 'signed-in', carries: 'upload', reply: wireObject({ fileId: id }) })
