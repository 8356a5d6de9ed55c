import { elementScroll, observeElementOffset, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { useFlight } from './passing/use-flight.ts'
import { recallScroll, rememberScroll } from './scroll-memory.ts'

interface RowWindow {
  scroller: RefObject<HTMLDivElement | null>
  count: number
  rowHeight: number
  headHeight: number
  scrollKey: string
  /** Hears each step of the list, and says when its rows have to be drawn. */
  moved: ReturnType<typeof useFlight>['moved']
}

/** Rows in the document, unless more are in sight. */
export const mostRows = 58
const ready = 4
// Of the window's height a list has no more than what the head of its page leaves.
const pageHead = 100
const resting = 150
/** ms without a step after which a list stands still; longer than a frame of a slow machine. */
const stopped = 150

type Rows = Virtualizer<HTMLDivElement, HTMLDivElement>

/** Tells the size of the list when it has been laid out, and asks for no layout of its own. */
const observeSize = ({ scrollElement }: Rows, tell: (size: { width: number; height: number }) => void) => {
  if (!scrollElement) return
  const watch = new ResizeObserver(([entry]) => {
    const [box] = entry?.borderBoxSize ?? []
    if (box) tell({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) })
  })
  watch.observe(scrollElement, { box: 'border-box' })
  return () => watch.disconnect()
}

/** Scrolls, unless a list that opens at its top is to be put there: that would be laid out once for nothing. */
const scrollTo: typeof elementScroll<HTMLDivElement> = (offset, options, rows) => {
  if (offset !== 0 || rows.scrollOffset !== 0) elementScroll(offset, options, rows)
}

/** The rows kept ready on each side of those in sight. */
const readyFor = (height: number, rowHeight: number) => Math.max(0, Math.min(ready, (mostRows - 2 - Math.ceil(height / rowHeight)) >> 1))

/**
 * Which rows are drawn (TanStack Virtual), and the place of the list: put back before the first paint, kept while it scrolls. All rows are
 * equally high, so that none is measured.
 */
export const useRowWindow = ({ scroller, count, rowHeight, headHeight, scrollKey, moved }: RowWindow) => {
  // The first paint has what is in sight alone.
  const [painted, setPainted] = useState(false)
  // Taken out of the page an element stands at 0, which is not where the person left it.
  const keep = useEffectEvent((offset: number) => scroller.current?.isConnected && rememberScroll(scrollKey, offset))
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: painted ? readyFor(window.innerHeight, rowHeight) : 0,
    scrollPaddingEnd: headHeight,
    initialOffset: () => recallScroll(scrollKey),
    initialRect: { width: window.innerWidth, height: window.innerHeight - pageHead },
    isScrollingResetDelay: stopped,
    observeElementRect: observeSize,
    scrollToFn: scrollTo,
    observeElementOffset: (instance, tell) =>
      observeElementOffset(instance, (offset, moving) => {
        keep(offset)
        const there = instance.getVirtualIndexes()
        const drawn = [there[0] ?? 0, there.at(-1) ?? -1] as const
        moved({ offset, moving, view: window.innerHeight, drawn }, () => tell(offset, moving))
      }),
  })

  useEffect(() => {
    const timer = setTimeout(() => setPainted(true), resting)
    return () => clearTimeout(timer)
  }, [])

  const shown = useRef({ rowHeight, scrollKey })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { rowHeight, scrollKey }
    if (before.rowHeight !== rowHeight) rows.measure()
    if (before.scrollKey !== scrollKey) rows.scrollToOffset(recallScroll(scrollKey))
  }, [rows, rowHeight, scrollKey])

  const bringIntoSight = useCallback((index: number) => rows.scrollToIndex(index), [rows])
  const drawn = rows.getVirtualItems().map(({ index }) => index)
  return { drawn, bringIntoSight }
}
