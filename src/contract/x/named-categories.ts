import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { creates } from '../wire/records.ts'
import { filledLine, id, text } from '../wire/values.ts'
import { bodyObject, wireObject } from '../wire/wire.ts'

/** A workspace-wide category. Administrators edit them; users of the account's own company read them. */
const namedCategory = wireObject({ id, name: text })

/** The name of a category of any kind. */
export const categoryName = filledLine()

/** The category endpoints of one resource; a category in use cannot be deleted (409). */
const categoriesOf = <Resource extends string>(resource: Resource) => ({
  list: endpoint('GET', `/x/${resource}/categories`, { reply: { categories: z.array(namedCategory) } }),
  create: creates(`/x/${resource}/categories`, { category: bodyObject({ name: categoryName }) }, 'categoryId'),
  update: endpoint('PUT', `/x/${resource}/categories/:id`, { body: { category: bodyObject({ name: z.optional(categoryName) }) } }),
  remove: endpoint('DELETE', `/x/${resource}/categories/:id`),
})
export type CategoryCalls<Resource extends string = string> = ReturnType<typeof categoriesOf<Resource>>
export const projectCategories = categoriesOf('projects')
export const dealCategories = categoriesOf('deals')
export const expenseCategories = categoriesOf('expenses')
