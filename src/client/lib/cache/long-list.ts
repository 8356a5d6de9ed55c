import type { InfiniteData, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

type Pages<Page> = InfiniteData<Page, string | undefined>
const fewPages = 4

/** Returns whether refetching a list would take too long because of its number of pages. */
export const isLong = ({ state }: { state: { data: unknown } }): boolean =>
  ((state.data as Partial<Pages<unknown>> | undefined)?.pages?.length ?? 0) > fewPages
const isShort = (query: { state: { data: unknown } }) => !isLong(query)

/** For infinite lists: a long one is not refetched as a whole on mount, focus or reconnect. */
export const refetchWhileShort = { refetchOnMount: isShort, refetchOnWindowFocus: isShort, refetchOnReconnect: isShort }

/** A first fetch cannot be restarted and may return data from before the write, so it is refetched once it has arrived. */
const readTwice = (client: QueryClient, filters: QueryFilters) => {
  const first = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  for (const { promise, queryKey } of first)
    void promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => undefined,
    )
}

/** Invalidates the matching queries and refetches those on screen, except long lists. */
export const refresh = async (client: QueryClient, filters: QueryFilters = {}): Promise<void> => {
  readTwice(client, filters)
  await client.invalidateQueries({ ...filters, refetchType: 'none' })
  const { predicate = () => true } = filters
  await client.refetchQueries({ ...filters, type: 'active', predicate: (query) => isShort(query) && predicate(query) })
}

/** The same with the long lists, which are refetched last: after missed events or changes of many rows no row is certain. */
export const refreshAll = async (client: QueryClient, filters: Pick<QueryFilters, 'queryKey'> = {}): Promise<void> => {
  await refresh(client, filters)
  await client.refetchQueries({ ...filters, type: 'active', predicate: isLong })
}

/** Drops all pages of a list except the first, and marks that one as stale. */
export const shorten = (client: QueryClient, queryKey: QueryKey) => {
  const cut = (list: Pages<unknown> | undefined) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) }
  client.setQueryData<Pages<unknown>>(queryKey, cut, { updatedAt: 1 })
}
