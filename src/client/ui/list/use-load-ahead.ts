import { useEffect } from 'react'
import { type LoadMore, usePrintedList } from './print-lists.ts'

/** The next page is requested this many rows before the end of the loaded ones. */
const distance = 50

interface LoadAhead {
  /** A new array for each page. */
  items: readonly unknown[]
  hasMore: boolean
  /** Pauses loading. */
  waiting: boolean
  loadMore: LoadMore
}

/** Requests the next page well before the end comes into view; `last` is the last row rendered. */
export const useLoadAhead = ({ items, hasMore, waiting, loadMore }: LoadAhead, last: number) => {
  usePrintedList({ loaded: items.length, hasMore: hasMore && !waiting, loadMore })
  const near = hasMore && !waiting && last >= items.length - distance
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests again when a page has arrived and the end is still near
  useEffect(() => {
    if (near) void loadMore()
  }, [near, items])
}
