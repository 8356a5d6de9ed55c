import { hashKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { isLong, onLongListOld, readInSight } from '../../../lib/cache/long-list.ts'
import { useConnection } from '../../../lib/online.ts'
import { recallScroll } from '../../../ui/list/scroll-memory.ts'
import { contactCache } from '../contact-cache.ts'
import { contactQueries, listLifetime, readPage } from '../queries.ts'
import { type ContactSearch, isFiltered } from '../search/search.ts'
import { createFlattener } from './flat-pages.ts'
import { scrollKeyOf } from './list-memory.ts'

const none: never[] = []

/** The contacts of a search, as many as have been read, and how to read on. */
export const useContactList = (search: ContactSearch) => {
  const query = useInfiniteQuery(contactQueries.list(search))
  const [flatten] = useState(createFlattener)
  const items = query.data ? flatten(query.data.pages) : none
  const { fetchNextPage, refetch } = query
  const hasMore = query.hasNextPage && !query.isPlaceholderData
  const loadMore = useCallback(() => fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const retry = useCallback(() => (query.isFetchNextPageError ? loadMore() : refetch()), [query.isFetchNextPageError, loadMore, refetch])
  const connection = useConnection()
  const readOn = useEffectEvent(() => {
    if (query.isFetchNextPageError) void loadMore()
  })
  useEffect(() => {
    if (connection === 'online') readOn()
  }, [connection])
  const everything = useQuery({ ...contactQueries.total(), enabled: isFiltered(search) })
  return {
    items,
    hasMore,
    loadMore,
    retry,
    /** How many the search finds; known with the first page. */
    total: query.data && (query.data.pages[0]?.xTotal ?? (query.hasNextPage ? undefined : items.length)),
    /** How many there are without any filter. */
    everything: everything.data,
    waiting: query.isPending,
    /** What is shown is of the search before. */
    replaced: query.isPlaceholderData,
    error: query.error,
    updatedAt: query.dataUpdatedAt,
  }
}

export type ContactListState = ReturnType<typeof useContactList>

/** Reads what is in sight of a long list again when something may have changed, and when one comes back to it after a while. */
export const useFreshInSight = (search: ContactSearch, key: string, rowHeight: number) => {
  const client = useQueryClient()
  useEffect(() => {
    const { queryKey } = contactQueries.list(search)
    const readAgain = () => {
      const from = Math.floor(recallScroll(scrollKeyOf(key)) / rowHeight)
      const to = from + Math.ceil(window.innerHeight / rowHeight)
      // What cannot be read stays as it was mended in place.
      readInSight(client, contactCache, { queryKey, from, to, read: (path) => readPage(search, path) }).catch(() => undefined)
    }
    const query = client.getQueryCache().find({ queryKey })
    if (query && isLong(query) && query.isStaleByTime(listLifetime)) readAgain()
    return onLongListOld(client, hashKey(queryKey), readAgain)
  }, [client, search, key, rowHeight])
}
