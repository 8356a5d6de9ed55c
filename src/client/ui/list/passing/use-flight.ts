import { useCallback, useEffectEvent, useRef, useState } from 'react'
import classes from '../infinite-list.module.css'
import { createFlight } from './flight.ts'
import { createSheets } from './sheets.ts'

interface Flight {
  rowHeight: number
  /** The class of a line. */
  className?: string | undefined
  /** What the row is found by; empty while it has not been read. */
  lineOf: (index: number) => string
  /** Hears the last row in sight at each step of a flight, to read on. */
  onPass: (last: number) => void
}

/** A step of a list. */
interface Step {
  /** px from its top. */
  offset: number
  moving: boolean
  /** px in sight. */
  view: number
  /** The rows in the document, first and last. */
  drawn: readonly [number, number]
}

/**
 * What a list does while it passes too quickly to be read: the rows that are there stay; of those that come a line each is written,
 * without React, which draws again when the list has landed.
 */
export const useFlight = ({ rowHeight, className = '', lineOf, onPass }: Flight) => {
  const lines = useRef<HTMLDivElement>(null)
  const [{ isFlight, sheets }] = useState(() => ({ isFlight: createFlight(), sheets: createSheets() }))
  const before = useRef({ flies: false, offset: 0 })
  const pass = useEffectEvent(({ offset, view, drawn: [from, to] }: Step) => {
    const host = lines.current
    if (!host) return
    // Written before it comes into sight: the browser scrolls before it tells.
    const step = offset - before.current.offset
    const ahead = Math.sign(step) * Math.min(view, Math.max(view / 2, Math.abs(step)))
    const first = Math.max(0, Math.floor((offset + Math.min(0, ahead)) / rowHeight))
    const last = Math.floor((offset + view + Math.max(0, ahead)) / rowHeight)
    const isDrawn = (index: number) => index >= from && index <= to
    sheets.write({ host, className: `${classes.sheet} ${className}`, rowHeight, first, last, isDrawn, lineOf })
    host.hidden = false
    onPass(last)
  })
  /** A step of a list: `draw` has React draw its rows, and is not called while it flies. */
  const moved = useCallback(
    (step: Step, draw: () => void) => {
      const { flies: flew } = before.current
      const flies = isFlight({ offset: step.offset, time: performance.now() }, step.view) && step.moving
      if (flies) pass(step)
      else draw()
      if (flew && !flies) {
        sheets.clear()
        if (lines.current) lines.current.hidden = true
      }
      before.current = { flies, offset: step.offset }
    },
    [isFlight, sheets],
  )
  return { lines, moved }
}
