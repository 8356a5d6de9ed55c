import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

/** What every record has. `updatedAt` is UTC, `YYYY-MM-DD HH:MM:SS`. */
export interface Row {
  readonly id: string
  readonly updatedAt?: string | undefined
}

/** One page of a list, whatever the interface calls its rows. */
export interface ListPage<R> {
  readonly rows: readonly R[]
  /** The path of the next page; absent on the last. */
  readonly continuedAt?: string | undefined
  /** The number of visible matches, where the service was asked for it. */
  readonly total?: number | undefined
}

export type ListData<R> = InfiniteData<ListPage<R>, string | undefined>

/** The paging of an infinite query: every page's parameter is the path that the page before gave. */
export const byContinuation = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ continuedAt }: { continuedAt?: string | undefined }) => continuedAt,
}

const sizeOf = (pages: readonly ListPage<unknown>[]) => pages.reduce((sum, { rows }) => sum + rows.length, 0)

/**
 * Rewrites the pages of every cached list under a key and adjusts their totals. Lists that stay the same are left alone, and none counts as newly
 * fetched.
 */
export const rewriteLists = <R>(
  client: QueryClient,
  lists: QueryKey,
  change: (pages: readonly ListPage<R>[], hash: string) => readonly ListPage<R>[],
): void => {
  for (const { queryKey, queryHash, state } of client.getQueryCache().findAll({ queryKey: lists })) {
    const data = state.data as ListData<R> | undefined
    if (!data) continue
    const pages = change(data.pages, queryHash)
    if (pages.every((page, at) => page === data.pages[at])) continue
    const grown = sizeOf(pages) - sizeOf(data.pages)
    const counted = pages.map((page) =>
      page.total === undefined || grown === 0 ? page : { ...page, total: Math.max(0, page.total + grown) },
    )
    client.setQueryData<ListData<R>>(queryKey, { ...data, pages: counted }, { updatedAt: state.dataUpdatedAt })
  }
}

/** The page with its rows replaced; the same page where none of them changes. */
export const withRows = <R>(page: ListPage<R>, change: (row: R) => readonly R[]): ListPage<R> => {
  const rows = page.rows.flatMap(change)
  return rows.length === page.rows.length && rows.every((row, at) => row === page.rows[at]) ? page : { ...page, rows }
}

/** All rows of the cached lists under a key. */
export const cachedRows = <R>(client: QueryClient, lists: QueryKey): R[] =>
  client.getQueriesData<ListData<R>>({ queryKey: lists }).flatMap(([, data]) => data?.pages.flatMap(({ rows }) => rows) ?? [])
