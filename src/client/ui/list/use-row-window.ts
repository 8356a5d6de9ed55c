import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { recallScroll, rememberScroll } from './scroll-memory.ts'

// Never more rows in the document than this, however tall the screen.
const most = 60

interface RowWindow {
  scroller: RefObject<HTMLDivElement | null>
  count: number
  rowHeight: number
  headHeight: number
  scrollKey: string
}

/** Which rows are in sight, and the place of the list: put back before the first paint, kept while it scrolls. */
export const useRowWindow = ({ scroller, count, rowHeight, headHeight, scrollKey }: RowWindow) => {
  const visible = Math.ceil((scroller.current?.clientHeight ?? window.innerHeight) / rowHeight) + 1
  const overscan = Math.max(0, Math.min(10, Math.floor((most - visible) / 2)))
  const virtualizer = useVirtualizer({
    count,
    overscan,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialOffset: () => recallScroll(scrollKey),
    initialRect: { width: 0, height: window.innerHeight },
    useFlushSync: false,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes are measured anew when the row height changes
  useLayoutEffect(() => virtualizer.measure(), [rowHeight])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    element.scrollTop = recallScroll(scrollKey)
    const keep = () => rememberScroll(scrollKey, element.scrollTop)
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [scroller, scrollKey])

  return virtualizer
}

/** Asks for the next page well before the end comes into sight, and again until what is in sight has come. */
export const useLoadAhead = ({
  last,
  loaded,
  hasMore,
  waiting,
  loadMore,
}: {
  /** The last row in sight. */
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
