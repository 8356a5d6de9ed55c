import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { countedPageOf, stamps } from '../wire/records.ts'
import { count, flag, id, text } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'

/** `author`, `createdAt` and `commentsCount` extend the interface. */
const revision = wireObject({ id, revisionNumber: text, author: id, createdAt: text, commentsCount: count })

/** A text that a project edits together; `revisions` are newest first, `body` and `xHtml` (single reads only) are the newest revision's. */
const writeboard = wireObject({
  id,
  projectId: id,
  title: text,
  body: z.optional(text),
  xHtml: z.optional(text),
  categoryId: z.optional(id),
  xIsPrivate: z.optional(flag),
  revisions: z.array(revision),
  commentsCount: z.optional(count),
  ...stamps,
})
export type Writeboard = z.output<typeof writeboard>

/** Newest first; 25 a page. */
export const listWriteboards = endpoint('GET', '/projects/:projectId/writeboards/:page?', {
  paged: 'path',
  access: 'signed-in',
  query: { xCount: z.optional(flag) },
  reply: countedPageOf({ writeboards: z.array(writeboard) }),
})
export const getWriteboard = endpoint('GET', '/writeboards/:id', { access: 'signed-in', versioned: true, reply: { writeboard } })
