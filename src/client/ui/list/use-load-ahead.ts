import { useEffect, useRef } from 'react'
import { mostRows } from './use-row-window.ts'

interface LoadAhead {
  /** A new array for each page. */
  items: readonly unknown[]
  hasMore: boolean
  /** Nothing is to be asked for now. */
  waiting: boolean
  loadMore: () => void
}

const isNear = ({ items, hasMore, waiting }: LoadAhead, last: number) => hasMore && !waiting && last >= items.length - mostRows

/** Asks for the next page well before the end, after the `last` row drawn, comes into sight; once for each, until what is in sight has come. */
export const useLoadAhead = (list: LoadAhead, last: number) => {
  const near = isNear(list, last)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a page has come and it is still near
  useEffect(() => {
    if (near) list.loadMore()
  }, [near, list.items])
}

/** The same for a list that flies, which is not drawn: what it answers is called with the last row at each step. */
export const useLoadInFlight = (list: LoadAhead) => {
  const asked = useRef<readonly unknown[]>(undefined)
  return (last: number) => {
    if (asked.current === list.items || !isNear(list, last)) return
    asked.current = list.items
    list.loadMore()
  }
}
