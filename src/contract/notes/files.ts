import * as z from 'zod/mini'
import { searchWords } from '../search-words.ts'
import { endpoint } from '../wire/endpoint.ts'
import { countedPageOf } from '../wire/records.ts'
import { flag, id } from '../wire/values.ts'
import { file } from './file-record.ts'

/** The kind of a file, from the content type of its upload. */
export const fileType = z.enum(['picture', 'pdf', 'text', 'other'])
export type FileType = z.output<typeof fileType>
/** The sort orders of the lists; a leading minus reverses one. */
const fileSort = z.enum(['created', '-created', 'name', '-name', 'size', '-size'])
export type FileSort = z.output<typeof fileSort>

const list = {
  paged: 'path',
  access: 'signed-in',
  query: {
    xTerm: z.optional(searchWords),
    xType: z.optional(fileType),
    xAuthor: z.optional(id),
    xSort: z.optional(fileSort),
    xCount: z.optional(flag),
  },
  reply: countedPageOf({ files: z.array(file) }),
} as const

/** Files uploaded to the project or attached to something in it, newest first by default; 50 a page. */
export const listProjectFiles = endpoint('GET', '/projects/:projectId/files/:page?', list)
export const listFilesOfCategory = endpoint('GET', '/projects/:projectId/cat/:categoryId/files/:page?', list)
export const getFile = endpoint('GET', '/files/:id', { access: 'signed-in', versioned: true, reply: { file } })
/** The file's content, as an attachment; `inline` displays images, PDF and plain text in the browser. */
export const downloadFile = endpoint('GET', '/download/:id', {
  access: 'signed-in',
  carries: 'download',
  query: { inline: z.optional(flag), xSessionUser: z.optional(id) },
})
