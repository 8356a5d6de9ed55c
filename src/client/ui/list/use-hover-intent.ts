import { useDebouncedCallback } from '@mantine/hooks'
import { type PointerEvent, useRef } from 'react'

/** The ms without a scroll or a move after which a pointer rests. */
export const hoverDelay = 80

/** Calls `onRest` with the element under the pointer once it rests there: rows that scroll past below it cost nothing. */
export const useHoverIntent = (onRest: (target: Element) => void) => {
  const target = useRef<Element>(undefined)
  const rest = useDebouncedCallback(() => target.current?.isConnected && onRest(target.current), hoverDelay)
  const moveTo = (next: Element | undefined) => {
    target.current = next
    rest()
  }
  return {
    onPointerOver: ({ target }: PointerEvent) => moveTo(target instanceof Element ? target : undefined),
    onPointerLeave: () => moveTo(undefined),
    /** Call it on each scroll. */
    onScroll: rest,
  }
}
