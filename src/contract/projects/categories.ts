import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { creates, stamps } from '../wire/records.ts'
import { filledLine, id, text } from '../wire/values.ts'
import { bodyObject, coded, described, wireObject } from '../wire/wire.ts'

/** The type of the records in the category. */
export const categoryType = z.enum(['message', 'file', 'writeboard', 'link'])
export type CategoryType = z.output<typeof categoryType>

/** A category of one project, for one type of record. */
export const category = wireObject({
  id,
  projectId: id,
  name: text,
  type: categoryType,
  ...stamps,
})
export type Category = z.output<typeof category>

/** The interface writes a colon before the type in the path; it is accepted with and without. */
const typeInPath = coded(
  described(z.string().check(z.refine((text) => /^:?(message|file|writeboard|link)$/.test(text))), {
    pattern: '^:?(message|file|writeboard|link)$',
    examples: [':message'],
  }),
  (type) => type.replace(':', ''),
  (type) => `:${type}`,
)

/** By name; all types if omitted. */
export const listCategories = endpoint('GET', '/projects/:projectId/categories/:type?', {
  access: 'signed-in',
  params: { type: typeInPath },
  reply: { categories: z.array(category) },
})
export const getCategory = endpoint('GET', '/categories/:id', { access: 'signed-in', versioned: true, reply: { category } })
export const createCategory = creates(
  '/projects/:projectId/categories',
  { category: bodyObject({ name: filledLine(), type: categoryType }) },
  'categoryId',
  'signed-in',
)
export const updateCategory = endpoint('PUT', '/categories/:id', {
  access: 'signed-in',
  body: { category: bodyObject({ name: z.optional(filledLine()) }) },
})
/** Only if the category is empty (409). */
export const deleteCategory = endpoint('DELETE', '/categories/:id', { access: 'signed-in' })
