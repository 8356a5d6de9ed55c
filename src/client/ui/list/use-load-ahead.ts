import { useEffect } from 'react'
import { mostRows } from './use-row-window.ts'

interface LoadAhead {
  /** The last row drawn. */
  last: number
  loaded: number
  hasMore: boolean
  /** A page is on its way, or the last one failed. */
  waiting: boolean
  loadMore: () => void
}

/** Asks for the next page well before the end comes into sight, and again until what is in sight has come. */
export const useLoadAhead = ({ last, loaded, hasMore, waiting, loadMore }: LoadAhead) => {
  const near = hasMore && !waiting && last >= loaded - mostRows
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a page has come and it is still near
  useEffect(() => {
    if (near) loadMore()
  }, [near, loaded])
}
