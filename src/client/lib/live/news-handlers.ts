import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Resource } from '../../../contract/resources.ts'
import type { LiveEvent } from '../../../contract/x/events.ts'
import { refresh } from '../cache/long-list.ts'
import type { News } from './gather.ts'

/** Updates the cache after records changed. Rejecting makes everything on the page stale. */
export type NewsHandler = (client: QueryClient, news: News) => Promise<unknown>

const handlers = new Set<NewsHandler>()

/** Adds a handler for changed records. A resource calls this when its module loads. */
export const registerNewsHandler = (handler: NewsHandler): void => void handlers.add(handler)

/** Refetches the queries under `queryKey` whenever a record of `resource` changes. For lists small enough to read as a whole. */
export const refreshOnNews = (resource: Resource, queryKey: QueryKey): void =>
  registerNewsHandler(async (client, news) => {
    if (news.some((event) => event.resource === resource)) await refresh(client, { queryKey })
  })

/** Brings changed records up to date wherever they are cached, without the handler `except`. */
export const applyNews = (client: QueryClient, news: News, except?: NewsHandler): Promise<unknown> =>
  Promise.all([...handlers].flatMap((handler) => (handler === except ? [] : handler(client, news))))

/** A record that an undo changes; `on` names the record that a note or comment belongs to. */
export type Touched = Pick<LiveEvent, 'resource' | 'id' | 'on'>

/** Brings records up to date that this page changed by an undo. Each may be back, changed or gone, so it counts as created. */
export const refreshTouched = (client: QueryClient, touched: readonly Touched[]): Promise<unknown> =>
  applyNews(
    client,
    touched.map((record) => ({ ...record, action: 'created', own: true })),
  )
