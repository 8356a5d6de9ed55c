import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { mostPrinted } from './print-lists.ts'
import { recallScroll } from './scroll-memory.ts'
import { usePrinting } from './use-printing.ts'

interface VirtualRows {
  scroller: RefObject<HTMLDivElement | null>
  count: number
  /** px, the same for all rows. */
  rowHeight: number
  headHeight: number
  /** The list's key in the scroll memory. Its position is restored before the first paint. */
  scrollKey: string
  /** The row with the cursor, which stays in the document while it is scrolled out of sight: the grid refers to it. */
  cursor?: number
}

/** Returns the indexes of the rows to render, on paper those that are printed, and a function that scrolls a row into view. */
export const useVirtualRows = ({ scroller, count, rowHeight, headHeight, scrollKey, cursor = -1 }: VirtualRows) => {
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return cursor < 0 || cursor >= count || shown.includes(cursor) ? shown : [...shown, cursor].toSorted((a, b) => a - b)
    },
    scrollPaddingEnd: headHeight,
    initialOffset: () => recallScroll(scrollKey),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })

  const printing = usePrinting()
  const shown = useRef({ rowHeight, scrollKey })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { rowHeight, scrollKey }
    if (before.rowHeight !== rowHeight) rows.measure()
    if (before.scrollKey !== scrollKey) rows.scrollToOffset(recallScroll(scrollKey))
  }, [rows, rowHeight, scrollKey])

  const scrollToRow = useCallback((index: number) => rows.scrollToIndex(index), [rows])
  const indexes = printing ? [...Array(Math.min(count, mostPrinted)).keys()] : rows.getVirtualIndexes()
  return { indexes, scrollToRow, printing }
}
