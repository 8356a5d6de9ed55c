import { type RefObject, useState } from 'react'
import { useKeys } from '../keys/hotkeys.ts'

interface RowCursorOptions {
  /** The number of rows, loaded or not. */
  count: number
  /** The element around the rows. Moving the cursor by key focuses it; Tab then continues from the rows. */
  grid?: RefObject<HTMLElement | null>
  onOpen: (index: number) => void
  /** `x` toggles, Shift with a move extends. */
  selection?: {
    readonly toggle: (index: number) => void
    /** Selects both ends and the rows between them. */
    readonly extend: (from: number, to: number) => void
  }
  /** The number of items beside each other; 1 by default. With more, the left and right arrows move too. */
  columns?: number
  /** The number of rows that Page up and Page down move; 20 by default. */
  page?: number
  enabled?: boolean
  /** The row at first, −1 for none. */
  initial?: number
}

/** Returns the row after a move, within the rows. Without a cursor that is the first, or for End the last. */
const moved = (cursor: number, step: number, count: number): number => {
  if (count === 0) return -1
  if (cursor < 0) return step === Number.POSITIVE_INFINITY ? count - 1 : 0
  return Math.max(0, Math.min(count - 1, cursor + step))
}

/**
 * The cursor of a list. j, k, the arrows, Home, End and the page keys move it, Enter opens, x and Space select, and Shift with j, k or an
 * arrow extends the selection.
 *
 * @returns the row under the cursor, −1 for none, and a function that moves it
 */
export const useRowCursor = (options: RowCursorOptions) => {
  const { count, columns = 1, grid, onOpen, selection, page = 20, enabled = true, initial = -1 } = options
  const [at, setCursor] = useState(initial)
  const cursor = Math.min(at, count - 1)
  const move = (step: number) => {
    const next = moved(cursor, step, count)
    setCursor(next)
    if (!grid?.current?.contains(document.activeElement)) grid?.current?.focus({ preventScroll: true })
    // In a low window the list begins further down.
    grid?.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
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
      down: to(columns),
      up: to(-columns),
      ...(columns > 1 && { right: to(1), left: to(-1) }),
      ...ends,
      pagedown: to(page),
      pageup: to(-page),
      enter: here(onOpen),
      ...(selection && {
        x: here(selection.toggle),
        space: here(selection.toggle),
        'shift+j': extend(1),
        'shift+k': extend(-1),
        'shift+down': extend(columns),
        'shift+up': extend(-columns),
        ...(columns > 1 && { 'shift+right': extend(1), 'shift+left': extend(-1) }),
      }),
    },
    { enabled: enabled && count > 0 },
  )
  return { cursor, setCursor }
}
