import * as z from 'zod/mini'
import { file } from './file-record.ts'
import { endpoint } from './wire/endpoint.ts'
import { flag, text } from './wire/values.ts'
import { wireObject } from './wire/wire.ts'

const filePage = wireObject({ continuedAt: z.optional(text), files: z.array(file) })
/** Uploaded to the project or attached to something in it, the newest first; 50 a page. */
export const listProjectFiles = endpoint('GET', '/projects/:projectId/files/:page?', {
  paged: 'path',
  access: 'signed-in',
  reply: filePage,
})
export const listFilesOfCategory = endpoint('GET', '/projects/:projectId/cat/:categoryId/files/:page?', {
  paged: 'path',
  access: 'signed-in',
  reply: filePage,
})
export const getFile = endpoint('GET', '/files/:id', { access: 'signed-in', reply: wireObject({ file }) })
/** The content itself, as an attachment; `inline` shows pictures, PDF and plain text in place. */
export const downloadFile = endpoint('GET', '/download/:id', {
  access: 'signed-in',
  carries: 'download',
  query: { inline: z.optional(flag) },
})
