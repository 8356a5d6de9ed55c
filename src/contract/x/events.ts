import * as z from 'zod/mini'
import { resource } from '../resources.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, isId } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'

/**
 * A server-sent event: a visible record was created, updated or deleted. A record that is no longer visible is `deleted` too.
 * `on` names the record that a note or comment is about.
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

/** A position in the events: the change, and the index within it. `Last-Event-ID` resumes after it. */
export const eventId = z.string().check(z.refine(isPlace, { error: 'Last-Event-ID must be the id of an event.' }))

/**
 * Server-sent events until sign-out or disconnect: `data` is a `liveEvent`, `id` its position. An event named `missed` means that
 * some events since `Last-Event-ID` are no longer available, or that the access of the listener has changed; reload everything on display.
 */
export const listenToEvents = endpoint('GET', '/x/events', { refuses: [429], access: 'signed-in', carries: 'events' })
