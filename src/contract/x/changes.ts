import * as z from 'zod/mini'
import { resource } from '../resources.ts'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf } from '../wire/records.ts'
import { flag, id, text } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'

/** One write that happened: `action` is `<resource> <verb>`, such as `contact merged`; of one that is about no record `resource` is empty. */
export const change = wireObject({
  id,
  author: id,
  date: text,
  action: text,
  resource: z.enum([...resource.options, '']),
  resourceId: z.optional(id),
  title: z.optional(text),
  undone: flag,
})
export type Change = z.output<typeof change>

/** The history one may see, newest first; with `resource` and `resource-id` all that happened to this record, be the change about it or about another. */
export const listChanges = endpoint('GET', '/x/changes', {
  paged: 'query',
  query: { resource: z.optional(resource), resourceId: z.optional(id), author: z.optional(id), since: z.optional(text) },
  reply: pageOf({ changes: z.array(change) }),
})
/** Puts every row the change (and those of its group) touched back; 409 where one of them has changed since. Undoing an undo is redo. */
export const undoChange = endpoint('POST', '/x/changes/:id/undo', { access: 'signed-in', status: 200, reply: wireObject({ changeId: id }) })
