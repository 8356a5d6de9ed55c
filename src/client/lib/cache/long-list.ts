import type { InfiniteData, Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'
import type { PageCache } from './page-cache.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A list that, once it is long, is not read again as a whole after a write: its page reads what is in sight. */
      readsInSight?: boolean
    }
  }
}

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

/** Calls back when the list under a key has grown old while it is long. Answers the way to stop listening. */
export const onLongListOld = (client: QueryClient, queryHash: string, tell: (query: Query) => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate' || event.query.queryHash !== queryHash) return
    if (isLong(event.query)) tell(event.query)
  })

/** The new page, with the rows of the old one that it has pushed behind its end: the page after it does not have them. */
const withPushedOff = <Page, R extends { id: string }>(cache: PageCache<Page, R>, old: Page, next: Page): Page => {
  const rows = cache.rows(next)
  const has = new Set(rows.map(({ id }) => id))
  const end = cache.rows(old).findIndex(({ id }) => id === rows.at(-1)?.id)
  const pushed = end < 0 ? [] : cache.rows(old).slice(end + 1)
  return pushed.length ? cache.withRows(next, [...rows, ...pushed.filter(({ id }) => !has.has(id))]) : next
}

interface Part<Page> {
  queryKey: QueryKey
  /** The rows in sight, counted from 0. */
  from: number
  to: number
  read: (path: string | undefined) => Promise<Page>
}

/** Reads again the first page of a list, which says how many there are, and the pages that hold the rows in sight, side by side. */
export const readInSight = async <Page, R extends { id: string }>(
  client: QueryClient,
  cache: PageCache<Page, R>,
  { queryKey, from, to, read }: Part<Page>,
): Promise<void> => {
  const held = client.getQueryData<Pages<Page>>(queryKey)
  if (!held) return
  let row = 0
  const paths = held.pages.flatMap((page, at) => {
    const begin = row
    row += cache.rows(page).length
    return at === 0 || (begin <= to && row > from) ? [held.pageParams[at]] : []
  })
  const fresh = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)))
  // What is being written meanwhile is already in sight; when it is done the list is told again.
  if (client.isMutating()) return
  await client.cancelQueries({ queryKey })
  client.setQueryData<Pages<Page>>(
    queryKey,
    (now) => {
      if (!now) return now
      const pages = now.pages.map((page, at) => {
        const next = fresh.get(now.pageParams[at])
        return next ? withPushedOff(cache, page, next) : page
      })
      return { ...now, pages }
    },
    { updatedAt: 1 },
  )
}
