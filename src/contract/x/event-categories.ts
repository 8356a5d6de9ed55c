import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { id } from '../wire/values.ts'
import { bodyObject, wireObject } from '../wire/wire.ts'
import { categoryName } from './named-categories.ts'

/** Administrators only; names are unique. */
export const createEventCategory = endpoint('POST', '/x/events/categories', {
  body: bodyObject({ category: bodyObject({ name: categoryName }) }),
  reply: wireObject({ categoryId: id }),
})
export const updateEventCategory = endpoint('PUT', '/x/events/categories/:id', {
  body: bodyObject({ category: bodyObject({ name: z.optional(categoryName) }) }),
})
export const deleteEventCategory = endpoint('DELETE', '/x/events/categories/:id')
