import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Resource } from '../../../contract/resources.ts'
import type { LiveEvent } from '../../../contract/x/events.ts'
import { refresh } from '../cache/long-list.ts'
import type { LiveEvents } from './gather.ts'

/** Updates the cache after records changed. Rejecting makes everything on the page stale. */
export type EventHandler = (client: QueryClient, events: LiveEvents) => Promise<unknown>

const handlers = new Set<EventHandler>()

/** Adds a handler for changed records. A resource calls this when its module loads. */
export const registerEventHandler = (handler: EventHandler): void => void handlers.add(handler)

/** Refetches the queries under `queryKey` whenever a record of `resource` changes. For lists small enough to read as a whole. */
export const refreshOnEvents = (resource: Resource, queryKey: QueryKey): void =>
  registerEventHandler(async (client, events) => {
    if (events.some((event) => event.resource === resource)) await refresh(client, { queryKey })
  })

/** Brings changed records up to date wherever they are cached, without the handler `except`. */
export const dispatchEvents = (client: QueryClient, events: LiveEvents, except?: EventHandler): Promise<unknown> =>
  Promise.all([...handlers].flatMap((handler) => (handler === except ? [] : handler(client, events))))

/** A record that an undo changes; `on` names the record that a note or comment belongs to. */
export type Touched = Pick<LiveEvent, 'resource' | 'id' | 'on'>

/** Brings records up to date that this page changed by an undo. Each may be back, changed or gone, so it counts as created. */
export const refreshTouched = (client: QueryClient, touched: readonly Touched[]): Promise<unknown> =>
  dispatchEvents(
    client,
    touched.map((record) => ({ ...record, action: 'created', own: true })),
  )
