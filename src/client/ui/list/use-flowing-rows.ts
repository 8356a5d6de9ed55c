import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { fontScale } from '../media/font-scale.ts'
import { mostPrinted } from './print-lists.ts'
import { usePrinting } from './use-printing.ts'

interface FlowingRows {
  scroller: RefObject<HTMLElement | null>
  /** Keep the same array while the rows stay the same. */
  keys: readonly string[]
  /** The usual height of a row in px, at a font size of 16 px. Rows are measured once they are rendered. */
  rowHeight: number
}

/** A row to render, below an empty space of `gap` px. */
interface FlowingRow {
  readonly index: number
  readonly gap: number
}

/**
 * Returns which rows of a long list to render in the flow of the page, on paper those that are printed. Each takes `measure` as its ref and its
 * index as `data-index`; the element around them is a `flow-root`, takes `list` and `onFocus`, and ends with an empty space of `after` px.
 */
export const useFlowingRows = ({ scroller, keys, rowHeight }: FlowingRows) => {
  const list = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const [from, within] = [list.current, scroller.current]
    if (!from || !within) return
    // Whole px, which do not change while it scrolls.
    const measureMargin = () => setMargin(from.offsetTop - (from.offsetParent === within ? 0 : within.offsetTop))
    measureMargin()
    // What is above may grow without a render of the rows, such as a line that is typed into.
    const above = new ResizeObserver(measureMargin)
    for (let each = from.previousElementSibling; each; each = each.previousElementSibling) above.observe(each)
    return () => above.disconnect()
  }, [scroller])
  // A row taken out of the document would lose the focus. From those beside it, keys go on: they are there before the next key, however late the scroll event is.
  const [focused, setFocused] = useState<string>()
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight * fontScale(),
    getItemKey: (index) => keys[index] ?? index,
    scrollMargin: margin,
    overscan: 10,
    rangeExtractor: (range) => {
      const at = focused === undefined ? -1 : keys.indexOf(focused)
      const beside = at < 0 ? [] : [at - 1, at, at + 1].filter((index) => index in keys)
      return [...new Set([...defaultRangeExtractor(range), ...beside])].toSorted((a, b) => a - b)
    },
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  const printing = usePrinting()
  const shown: FlowingRow[] = []
  let end = margin
  if (printing) shown.push(...keys.slice(0, mostPrinted).map((_, index) => ({ index, gap: 0 })))
  else
    for (const row of rows.getVirtualItems()) {
      shown.push({ index: row.index, gap: Math.max(0, row.start - end) })
      end = row.end
    }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index
    setFocused(index === undefined ? undefined : keys[Number(index)])
  }
  return { list, rows: shown, after: printing ? 0 : Math.max(0, rows.getTotalSize() + margin - end), measure: rows.measureElement, onFocus }
}
