import { type PointerEvent, useEffect, useRef } from 'react'

/** ms without a scroll after which a pointer rests. */
const rest = 80

/** Calls `onRest` with the element under the pointer once it has rested there: rows that scroll past below it cost nothing. */
export const useRestingPointer = (onRest: (target: Element) => void) => {
  const target = useRef<Element>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wait = () => {
    clearTimeout(timer.current)
    if (target.current) timer.current = setTimeout(() => target.current?.isConnected && onRest(target.current), rest)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerOver: (event: PointerEvent) => {
      target.current = event.target instanceof Element ? event.target : undefined
      wait()
    },
    onPointerLeave: () => {
      target.current = undefined
      wait()
    },
    /** Call it on each scroll. */
    onScroll: wait,
  }
}
