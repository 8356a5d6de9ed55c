import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
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

/** The rows to draw, both ends counted. */
interface Range {
  readonly first: number
  readonly last: number
}

const rangeAt = (offset: number, height: number, rowHeight: number): Range => {
  const top = Math.floor(offset / rowHeight)
  const visible = Math.ceil(height / rowHeight) + 1
  const spare = Math.max(0, Math.min(8, Math.floor((most - visible) / 2)))
  return { first: Math.max(0, top - spare), last: top + visible + spare - 1 }
}

/**
 * Which rows are drawn, and the place of the list: put back before the first paint, kept while it scrolls. All rows are
 * of one height, so that a place is one multiplication, whatever the number of rows.
 */
export const useRowWindow = ({ scroller, count, rowHeight, headHeight, scrollKey }: RowWindow) => {
  const [range, setRange] = useState(() => rangeAt(recallScroll(scrollKey), window.innerHeight, rowHeight))
  const look = useEffectEvent((element: HTMLElement) => {
    // Taken out of the page its size changes too, and it stands at 0.
    if (!element.isConnected) return
    const offset = element.scrollTop
    rememberScroll(scrollKey, offset)
    const next = rangeAt(offset, element.clientHeight, rowHeight)
    setRange((before) => (before.first === next.first && before.last === next.last ? before : next))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another row height is another range
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    element.scrollTop = recallScroll(scrollKey)
    look(element)
  }, [scroller, scrollKey, rowHeight])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const see = () => look(element)
    const resized = new ResizeObserver(see)
    resized.observe(element)
    element.addEventListener('scroll', see, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', see)
    }
  }, [scroller])

  const bringIntoSight = useCallback(
    (index: number) => {
      const element = scroller.current
      if (!element) return
      const top = index * rowHeight
      const room = element.clientHeight - headHeight
      if (top < element.scrollTop) element.scrollTop = top
      else if (top + rowHeight > element.scrollTop + room) element.scrollTop = top + rowHeight - room
    },
    [scroller, rowHeight, headHeight],
  )
  return { first: Math.min(range.first, Math.max(0, count - 1)), last: Math.min(range.last, count - 1), bringIntoSight }
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
