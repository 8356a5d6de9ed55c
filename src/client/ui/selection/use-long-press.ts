import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const longEnough = 450
const still = 10

/**
 * A finger that rests on a row of a list: `onLongPress` hears its index after half a second, and neither the click nor the browser's own
 * menu follows. Spread what it returns on an element around the list.
 */
export const useLongPress = (onLongPress: (index: number) => void) => {
  const resting = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const pressed = useRef(false)
  const lift = () => {
    clearTimeout(resting.current?.timer)
    resting.current = undefined
  }
  useEffect(() => () => clearTimeout(resting.current?.timer), [])
  return {
    onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      lift()
      pressed.current = false
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
      if (pointerType !== 'touch' || !row) return
      const timer = setTimeout(() => {
        pressed.current = true
        onLongPress(Number(row.dataset.index))
      }, longEnough)
      resting.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = resting.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > still) lift()
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: MouseEvent) => {
      if (resting.current || pressed.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!pressed.current) return
      pressed.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
