import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf, projectLists } from '../wire/records.ts'
import { flag } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'
import { file } from './file-record.ts'

/** Files uploaded to the project or attached to something in it, newest first; 50 a page. */
export const { all: listProjectFiles, ofCategory: listFilesOfCategory } = projectLists('files', pageOf({ files: z.array(file) }))
export const getFile = endpoint('GET', '/files/:id', { access: 'signed-in', reply: wireObject({ file }) })
/** The file's content, as an attachment; `inline` displays images, PDF and plain text in the browser. */
export const downloadFile = endpoint('GET', '/download/:id', {
  access: 'signed-in',
  carries: 'download',
  query: { inline: z.optional(flag) },
})
