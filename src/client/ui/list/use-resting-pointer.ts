import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { createRestTimer } from './rest-timer.ts'

/** Calls `onRest` with the element under the pointer once it rests there: rows that scroll past below it cost nothing. */
export const useRestingPointer = (onRest: (target: Element) => void) => {
  const rest = useEffectEvent(onRest)
  const [timer] = useState(() => createRestTimer<Element>((target) => target.isConnected && rest(target)))
  useEffect(() => timer.stop, [timer])
  return {
    onPointerOver: ({ target }: PointerEvent) => timer.moveTo(target instanceof Element ? target : undefined),
    onPointerLeave: () => timer.moveTo(undefined),
    /** Call it on each scroll. */
    onScroll: timer.restart,
  }
}
