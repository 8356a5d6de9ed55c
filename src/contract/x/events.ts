import * as z from 'zod/mini'
import { resource } from '../resources.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, isId } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'

/**
 * What one server-sent event says: something that one sees came, changed or went; what one sees no more is `deleted` as well. Of a note or a
 * comment it names what that is `on`.
 */
export const liveEvent = wireObject({
  resource,
  id,
  action: z.enum(['created', 'updated', 'deleted']),
  projectId: z.optional(id),
  on: z.optional(wireObject({ resource, id })),
})
export type LiveEvent = z.output<typeof liveEvent>

const isPlace = (text: string) => {
  const change = text.replace(/\.[1-9]\d{0,8}$/, '')
  return change === '0' || isId(change)
}

/** Where one is in the events: the change, and the place within it. `Last-Event-ID` goes on behind it. */
export const eventId = z.string().check(z.refine(isPlace, { error: 'A Last-Event-ID is one that the events came with.' }))

/**
 * Server-sent events, until one is signed out or goes: `data` is a `liveEvent`, `id` where one is. An event named `missed` says that there
 * were more than are kept since `Last-Event-ID`: read again what you show.
 */
export const listenToEvents = endpoint('GET', '/x/events', { access: 'signed-in', carries: 'events' })
