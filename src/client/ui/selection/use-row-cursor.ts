import { type RefObject, useState } from 'react'
import { useKeys } from '../keys/hotkeys.ts'

interface RowCursorOptions {
  /** How many rows there are to move over, those that are on their way too. */
  count: number
  /** What the rows stand in. It takes the focus when a key moves the cursor, so that Tab goes on from the rows. */
  grid?: RefObject<HTMLElement | null>
  /** Enter. */
  onOpen: (index: number) => void
  /** `x` toggles, Shift with a move extends. */
  selection?: {
    readonly toggle: (index: number) => void
    /** Both ends are to be selected, and what lies between. */
    readonly extend: (from: number, to: number) => void
  }
  /** Rows in sight, for Page up and Page down; 20 when left out. */
  page?: number
  enabled?: boolean
  /** Where it stands at first, −1 for nowhere. */
  initial?: number
}

/** Where a move leads: within the rows; from nowhere, to the first one. */
const moved = (cursor: number, step: number, count: number): number => {
  if (count === 0) return -1
  if (cursor < 0) return step === Number.POSITIVE_INFINITY ? count - 1 : 0
  return Math.max(0, Math.min(count - 1, cursor + step))
}

/**
 * The cursor of a list: j, k and the arrows move it, Home, End and the page keys too, Enter opens, x selects, Shift with
 * j, k or an arrow extends the selection.
 *
 * @returns the row it stands on, −1 for none, and a way to put it elsewhere
 */
export const useRowCursor = (options: RowCursorOptions) => {
  const { count, grid, onOpen, selection, page = 20, enabled = true, initial = -1 } = options
  const [at, setCursor] = useState(initial)
  const cursor = Math.min(at, count - 1)
  const move = (step: number) => {
    const next = moved(cursor, step, count)
    setCursor(next)
    if (!grid?.current?.contains(document.activeElement)) grid?.current?.focus({ preventScroll: true })
    return next
  }
  const to = (step: number) => () => void move(step)
  const extend = (step: number) => () => {
    const next = move(step)
    if (next >= 0) selection?.extend(cursor < 0 ? next : cursor, next)
  }
  const here = (act: ((index: number) => void) | undefined) => () => {
    if (cursor < 0 || !act) return false
    act(cursor)
    return true
  }
  const ends = { home: to(Number.NEGATIVE_INFINITY), end: to(Number.POSITIVE_INFINITY) }
  useKeys(
    {
      j: to(1),
      k: to(-1),
      down: to(1),
      up: to(-1),
      ...ends,
      pagedown: to(page),
      pageup: to(-page),
      enter: here(onOpen),
      ...(selection && {
        x: here(selection.toggle),
        'shift+j': extend(1),
        'shift+k': extend(-1),
        'shift+down': extend(1),
        'shift+up': extend(-1),
      }),
    },
    { enabled: enabled && count > 0 },
  )
  return { cursor, setCursor }
}
