import type { InfiniteData, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

type Pages<Page> = InfiniteData<Page, string | undefined>
const fewPages = 4

/** Whether a list has been read so far that reading it again, page after page, would take too long. */
export const isLong = ({ state }: { state: { data: unknown } }): boolean =>
  ((state.data as Partial<Pages<unknown>> | undefined)?.pages?.length ?? 0) > fewPages
const isShort = (query: { state: { data: unknown } }) => !isLong(query)

/** For lists read page by page: a long one is not read again as a whole when one comes back to it. */
export const refetchWhileShort = { refetchOnMount: isShort, refetchOnWindowFocus: isShort, refetchOnReconnect: isShort }

/** A first read that is under way cannot be begun anew, and may bring what was before the write: it is made again when it has come. */
const readTwice = (client: QueryClient, filters: QueryFilters) => {
  const first = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  for (const { promise, queryKey } of first)
    void promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => undefined,
    )
}

/** Marks what the filters find as stale, and reads again what is on screen, but never a long list as a whole. */
export const refresh = async (client: QueryClient, filters: QueryFilters = {}): Promise<void> => {
  readTwice(client, filters)
  await client.invalidateQueries({ ...filters, refetchType: 'none' })
  const { predicate = () => true } = filters
  await client.refetchQueries({ ...filters, type: 'active', predicate: (query) => isShort(query) && predicate(query) })
}

/** Forgets all of a list but its first page, which counts as old. */
export const shorten = (client: QueryClient, queryKey: QueryKey) => {
  const cut = (list: Pages<unknown> | undefined) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) }
  client.setQueryData<Pages<unknown>>(queryKey, cut, { updatedAt: 1 })
}
