import { useRef } from 'react'

/** Returns `send` for a form: it ignores further presses until the one before has been answered. `send` reports its own failures. */
export const usePressOnce = (send: () => Promise<unknown>): (() => void) => {
  const isSending = useRef(false)
  return () => {
    if (isSending.current) return
    isSending.current = true
    const end = () => {
      isSending.current = false
    }
    send().then(end, end)
  }
}
