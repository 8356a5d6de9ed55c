import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type ContactSearch, isFiltered } from '../filters/search.ts'
import { contactQueries } from '../queries.ts'
import { createFlattener } from './flat-pages.ts'

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
    loadingMore: query.isFetchingNextPage || query.isPlaceholderData,
    error: query.error,
    updatedAt: query.dataUpdatedAt,
  }
}

export type ContactListState = ReturnType<typeof useContactList>
