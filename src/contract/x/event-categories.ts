import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { filledLine, id } from '../wire/values.ts'
import { bodyObject, wireObject } from '../wire/wire.ts'

/** Administrators only; names are unique. */
export const createEventCategory = endpoint('POST', '/x/events/categories', {
  body: bodyObject({ category: bodyObject({ name: filledLine() }) }),
  reply: wireObject({ categoryId: id }),
})
export const updateEventCategory = endpoint('PUT', '/x/events/categories/:id', {
  body: bodyObject({ category: bodyObject({ name: z.optional(filledLine()) }) }),
})
export const deleteEventCategory = endpoint('DELETE', '/x/events/categories/:id')
