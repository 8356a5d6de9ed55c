import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** ms */
const longEnough = 450
/** px that a resting finger may move. */
const still = 10

/**
 * Calls `onLongPress` with the index of a row that a finger has rested on for half a second, and suppresses the click and the browser's menu.
 * Spread the result on the element around the rows.
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
