import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { creates } from '../wire/records.ts'
import { bodyObject } from '../wire/wire.ts'
import { categoryName } from './named-categories.ts'

/** Administrators only; names are unique. */
export const createEventCategory = creates('/x/events/categories', { category: bodyObject({ name: categoryName }) }, 'categoryId')
export const updateEventCategory = endpoint('PUT', '/x/events/categories/:id', {
  body: { category: bodyObject({ name: z.optional(categoryName) }) },
})
export const deleteEventCategory = endpoint('DELETE', '/x/events/categories/:id')
