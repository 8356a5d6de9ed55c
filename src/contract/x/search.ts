import * as z from 'zod/mini'
import { searchedResources } from '../resources.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, line, text } from '../wire/values.ts'
import { each, wireObject } from '../wire/wire.ts'

/** A search result; `title` is the record's name. */
export const hit = wireObject({ id, title: text, projectId: z.optional(id), updatedAt: text })
export type Hit = z.output<typeof hit>

/**
 * The ten best visible matches of each resource by name: exact matches, then names that start with the term, then words that do, then the
 * rest, then names with all of its words in any order, then people with their company; newer records first among equals. A blank term finds nothing.
 */
export const search = endpoint('GET', '/x/search', {
  access: 'signed-in',
  query: { term: line() },
  reply: each(searchedResources, z.array(hit)),
})
