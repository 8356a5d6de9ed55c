import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { id, line, text } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'

/** Something that was found; `title` is what it is called. */
export const hit = wireObject({ id, title: text, projectId: z.optional(id), updatedAt: text })
export type Hit = z.output<typeof hit>
const hits = z.array(hit)

/**
 * What is called so, of each kind the ten best that one may see: the very name, then names that begin so, then words that do, then the
 * rest; of two alike the newer. A blank term finds nothing.
 */
export const search = endpoint('GET', '/x/search', {
  access: 'signed-in',
  query: { term: line() },
  reply: wireObject({ contacts: hits, deals: hits, cases: hits, projects: hits, messages: hits, tasks: hits, files: hits }),
})
