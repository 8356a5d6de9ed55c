import * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'
import { creates } from '../../wire/records.ts'
import { filledLine, flag, id, idOrNone, longText, text } from '../../wire/values.ts'
import { bodyObject, described, wireObject } from '../../wire/wire.ts'

/** One revision of a writeboard, with its author. */
const writeboardRevision = wireObject({
  id,
  writeboardId: id,
  revisionNumber: text,
  body: text,
  xHtml: z.optional(text),
  author: id,
  createdAt: text,
})
export type WriteboardRevision = z.output<typeof writeboardRevision>

const changeable = {
  title: z.optional(filledLine()),
  body: z.optional(longText),
  xHtml: z.optional(longText),
  categoryId: z.optional(idOrNone),
  xIsPrivate: z.optional(flag),
}
const writeboardChange = bodyObject(changeable)
const newWriteboard = bodyObject({ ...changeable, title: filledLine() })
export type WriteboardChange = z.output<typeof writeboardChange>
export type NewWriteboard = z.output<typeof newWriteboard>

const number = described(z.string().check(z.refine((text) => /^[1-9][0-9]{0,8}$/.test(text))), {
  pattern: '^[1-9][0-9]{0,8}$',
  examples: ['2'],
})

/** The text becomes revision 1. */
export const createWriteboard = creates('/x/projects/:projectId/writeboards', { writeboard: newWriteboard }, 'writeboardId', 'signed-in')
/** A changed body adds a revision. */
export const updateWriteboard = endpoint('PUT', '/x/writeboards/:id', { access: 'signed-in', body: { writeboard: writeboardChange } })
/** Also deletes revisions and comments. */
export const deleteWriteboard = endpoint('DELETE', '/x/writeboards/:id', { access: 'signed-in' })
export const getRevision = endpoint('GET', '/x/writeboards/:id/revisions/:number', {
  access: 'signed-in',
  params: { number },
  reply: { revision: writeboardRevision },
})
