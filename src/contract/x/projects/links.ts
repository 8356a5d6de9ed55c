import * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'
import { creates, stamps } from '../../wire/records.ts'
import { count, filledLine, flag, id, idOrNone, text } from '../../wire/values.ts'
import { bodyObject, wireObject } from '../../wire/wire.ts'

/** A bookmark of a project. */
export const link = wireObject({
  id,
  projectId: id,
  title: text,
  url: text,
  categoryId: z.optional(id),
  isPrivate: flag,
  commentsCount: z.optional(count),
  ...stamps,
})
export type Link = z.output<typeof link>

const isWeb = (text: string) => /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text)
const url = filledLine(2000).check(
  z.refine((value) => value.trim() === '' || isWeb(value), { error: 'A link begins with http:// or https:// and has no spaces.' }),
)
const placed = { categoryId: z.optional(idOrNone), isPrivate: z.optional(flag) }
const linkChange = bodyObject({ title: z.optional(filledLine()), url: z.optional(url), ...placed })
const newLink = bodyObject({ title: filledLine(), url, ...placed })
export type LinkChange = z.output<typeof linkChange>
export type NewLink = z.output<typeof newLink>

/** Newest first; not paged. */
export const listLinks = endpoint('GET', '/x/projects/:projectId/links', { access: 'signed-in', reply: { links: z.array(link) } })
export const getLink = endpoint('GET', '/x/links/:id', { access: 'signed-in', versioned: true, reply: { link } })
export const createLink = creates('/x/projects/:projectId/links', { link: newLink }, 'linkId', 'signed-in')
export const updateLink = endpoint('PUT', '/x/links/:id', { access: 'signed-in', body: { link: linkChange } })
export const deleteLink = endpoint('DELETE', '/x/links/:id', { access: 'signed-in' })

/** What forms check before they send, in the words of the service. */
export const linkFields = { title: filledLine(255, 'Enter a title.'), url }
