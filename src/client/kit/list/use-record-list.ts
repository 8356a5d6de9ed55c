import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { useConnection } from '../../lib/online.ts'
import type { Row } from '../resource/list-page.ts'
import type { Listed, Resource } from '../resource/resource.ts'
import { flatRows } from './flat-rows.ts'

/** The loaded rows of a search, with pending writes applied, and functions that load more. */
export const useRecordList = <R extends Row, S>(resource: Resource<R, S>, search: S) => {
  const query = useInfiniteQuery(resource.list(search))
  const { fetchNextPage, refetch, isFetchNextPageError } = query
  const pages = query.data?.pages
  const loaded = useMemo(() => flatRows<Listed<R>>(pages ?? []), [pages])
  const pending = resource.pending.useApply()
  const items = useMemo(() => (pending.none ? loaded : loaded.flatMap((row) => (pending.apply(row) as Listed<R>) ?? [])), [loaded, pending])
  const loadMore = useCallback(() => fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const retry = useCallback(() => (isFetchNextPageError ? loadMore() : refetch()), [isFetchNextPageError, loadMore, refetch])

  const connection = useConnection()
  const resume = useEffectEvent(() => {
    if (isFetchNextPageError) void loadMore()
  })
  useEffect(() => {
    if (connection === 'online') resume()
  }, [connection])

  const counted = pages && (pages[0]?.total ?? (query.hasNextPage ? undefined : loaded.length))
  const everything = useQuery({ ...resource.count(search), enabled: resource.isFiltered(search) })
  const { hasNextPage, isPending, isPlaceholderData, error, dataUpdatedAt } = query
  const removed = loaded.length - items.length
  return useMemo(
    () => ({
      items,
      hasMore: hasNextPage && !isPlaceholderData,
      loadMore,
      retry,
      /** How many records the search finds. */
      total: counted === undefined ? undefined : counted - removed,
      /** The total from the service, without pending writes. */
      counted,
      /** How many records there are without filters. */
      everything: everything.data,
      waiting: isPending,
      /** The rows still belong to the previous search. */
      replaced: isPlaceholderData,
      error,
      updatedAt: dataUpdatedAt,
    }),
    [items, hasNextPage, loadMore, retry, counted, removed, everything.data, isPending, isPlaceholderData, error, dataUpdatedAt],
  )
}

export type RecordListState<R extends Row> = ReturnType<typeof useRecordList<R, unknown>>
