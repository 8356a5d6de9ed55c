import * as z from 'zod/mini'
import { endpoint } from './wire/endpoint.ts'
import { pageOf, stamps } from './wire/records.ts'
import { id, text } from './wire/values.ts'
import { wireObject } from './wire/wire.ts'

/** The category of an event; `createdBy` is the user who created the category. */
const eventCategory = wireObject({ id, name: text, createdBy: id, ...stamps })
export type EventCategory = z.output<typeof eventCategory>

/** By name. */
export const listEventCategories = endpoint('GET', '/events/categories', {
  paged: 'query',
  reply: pageOf({ categories: z.array(eventCategory) }),
})
export const getEventCategory = endpoint('GET', '/events/categories/:id', { versioned: true, reply: { category: eventCategory } })
