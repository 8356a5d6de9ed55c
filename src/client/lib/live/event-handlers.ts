import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Resource } from '../../../contract/resources.ts'
import type { LiveEvent } from '../../../contract/x/events.ts'
import { refresh, refreshAll } from '../cache/long-list.ts'
import type { LiveEvents } from './gather.ts'

/** Updates the cache after records changed. If it rejects, everything on the page is read again. */
export type EventHandler = (client: QueryClient, events: LiveEvents) => Promise<unknown>

const handlers = new Set<EventHandler>()

/** Adds a handler for changed records. A resource calls this when its module loads. */
export const registerEventHandler = (handler: EventHandler): void => void handlers.add(handler)

/** Refetches the queries under `queryKey` whenever a record of `resource` changes. For lists small enough to read as a whole. */
export const refreshOnEvents = (resource: Resource, queryKey: QueryKey): void =>
  registerEventHandler(async (client, events) => {
    if (events.some((event) => event.resource === resource)) await refresh(client, { queryKey })
  })

/**
 * Brings changed records up to date wherever they are cached, without the handler `except`. A handler that fails does not stop the others, and
 * nothing is thrown: whoever made the change has made it.
 */
export const dispatchEvents = async (client: QueryClient, events: LiveEvents, except?: EventHandler): Promise<void> => {
  const others = [...handlers].filter((handler) => handler !== except)
  const ends = await Promise.allSettled(others.map(async (handler) => handler(client, events)))
  if (ends.some(({ status }) => status === 'rejected')) await refreshAll(client)
}

/** A record that a step changed; `on` names the record that a note or comment belongs to. */
export type Touched = Pick<LiveEvent, 'resource' | 'id' | 'on'> & {
  /** What the step did, where it did not change the record. */
  readonly action?: 'created' | 'deleted'
}

const opposite = { created: 'deleted', deleted: 'created' } as const

/**
 * Brings records up to date that this page changed by an undo or a redo of a step. A record that the step changed may be back, changed or gone,
 * so it counts as created. One that is gone for certain is not asked for.
 */
export const refreshTouched = (client: QueryClient, touched: readonly Touched[], step: 'undo' | 'redo' = 'undo'): Promise<void> =>
  dispatchEvents(
    client,
    touched.map(({ action = step === 'undo' ? 'deleted' : 'created', ...record }) => ({
      ...record,
      action: step === 'undo' ? opposite[action] : action,
      own: true,
    })),
  )
