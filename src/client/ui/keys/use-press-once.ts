import { useRef } from 'react'

/** A second press within this time is part of the first, in ms: the form has not rendered its state yet. */
const together = 250

/** Returns `send` for a form: it ignores a key that is pressed twice at once, and all presses while it is busy. */
export const usePressOnce = (send: () => unknown, busy: boolean): (() => void) => {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = performance.now()
    if (busy || now - pressedAt.current < together) return
    pressedAt.current = now
    send()
  }
}
