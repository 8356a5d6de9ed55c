import { useEffect } from 'react'
import { mostRows } from './use-row-window.ts'

interface LoadAhead {
  /** The last row drawn. */
  last: number
  /** A new array for each page. */
  items: readonly unknown[]
  hasMore: boolean
  /** Nothing is to be asked for now. */
  waiting: boolean
  loadMore: () => void
}

/** Asks for the next page well before the end comes into sight, once for each, until what is in sight has come. */
export const useLoadAhead = ({ last, items, hasMore, waiting, loadMore }: LoadAhead) => {
  const near = hasMore && !waiting && last >= items.length - mostRows
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a page has come and it is still near
  useEffect(() => {
    if (near) loadMore()
  }, [near, items])
}
