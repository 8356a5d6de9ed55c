import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { recallScroll, rememberScroll } from './scroll-memory.ts'

// Never more rows in the document than this, however tall the screen.
const most = 60
const spareFor = (height: number, rowHeight: number) => Math.max(0, Math.min(8, Math.floor((most - Math.ceil(height / rowHeight) - 2) / 2)))

interface RowWindow {
  scroller: RefObject<HTMLDivElement | null>
  count: number
  rowHeight: number
  headHeight: number
  scrollKey: string
}

/** Which rows are drawn (TanStack Virtual), and the place of the list: put back before the first paint, kept while it scrolls. */
export const useRowWindow = ({ scroller, count, rowHeight, headHeight, scrollKey }: RowWindow) => {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: spareFor(window.innerHeight, rowHeight),
    scrollPaddingStart: 0,
    scrollPaddingEnd: headHeight,
    initialOffset: () => recallScroll(scrollKey),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Taken out of the page an element stands at 0, which is not where the person left it.
    onChange: ({ scrollElement, scrollOffset }) => scrollElement?.isConnected && rememberScroll(scrollKey, scrollOffset ?? 0),
    useFlushSync: false,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another row height is another place for every row
  useLayoutEffect(() => rows.measure(), [rows, rowHeight])
  useLayoutEffect(() => rows.scrollToOffset(recallScroll(scrollKey)), [rows, scrollKey])

  const bringIntoSight = useCallback((index: number) => rows.scrollToIndex(index, { align: 'auto' }), [rows])
  const drawn = rows.getVirtualItems()
  return { first: drawn[0]?.index ?? 0, last: drawn.at(-1)?.index ?? -1, bringIntoSight }
}

/** Asks for the next page well before the end comes into sight, and again until what is in sight has come. */
export const useLoadAhead = ({
  last,
  loaded,
  hasMore,
  waiting,
  loadMore,
}: {
  /** The last row drawn. */
  last: number
  loaded: number
  hasMore: boolean
  /** A page is on its way, or the last one failed. */
  waiting: boolean
  loadMore: () => void
}) => {
  const near = hasMore && !waiting && last >= loaded - most
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a page has come and it is still near
  useEffect(() => {
    if (near) loadMore()
  }, [near, loaded])
}
