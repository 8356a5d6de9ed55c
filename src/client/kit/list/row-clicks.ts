import type { MouseEvent } from 'react'
import { asksForTab } from '../../ui/page/row-link.ts'
import classes from './record-row.module.css'

interface RowClicks {
  cursor: number
  moveTo: (index: number) => void
  open: (index: number) => void
  /** Opens the record in another tab. */
  openTab: (index: number) => void
  toggle: (index: number) => void
  extend: (from: number, to: number) => void
}

/** Handles the clicks on all rows: the box selects, with Shift from the cursor on; the rest opens. Links with a modifier are the browser's. */
export const rowClicks =
  ({ cursor, moveTo, open, openTab, toggle, extend }: RowClicks) =>
  (event: MouseEvent): void => {
    const { target } = event
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
    if (!row || !(target instanceof Element)) return
    const index = Number(row.dataset.index)
    const picks = target.closest(`.${classes.pick}`) !== null
    const link = target.closest('a') !== null
    if (link && (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)) return
    if (asksForTab(event) && !picks) openTab(index)
    if (event.button !== 0 || (asksForTab(event) && !picks)) return
    if (link) event.preventDefault()
    // The end of a text selection is no click.
    else if (!picks && getSelection()?.isCollapsed === false) return
    moveTo(index)
    if (!picks) open(index)
    else if (event.shiftKey && cursor >= 0) extend(cursor, index)
    else toggle(index)
  }
