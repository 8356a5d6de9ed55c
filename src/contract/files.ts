import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { file } from './file-record.ts'
import { flag } from './values.ts'
import { wireObject } from './wire.ts'

export const getFile = endpoint('GET', '/files/:id', { access: 'signed-in', reply: wireObject({ file }) })
/** The content itself, as an attachment; `inline` shows pictures, PDF and plain text in place. */
export const downloadFile = endpoint('GET', '/download/:id', {
  access: 'signed-in',
  carries: 'download',
  query: { inline: z.optional(flag) },
})
