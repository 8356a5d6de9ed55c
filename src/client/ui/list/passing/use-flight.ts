import { useCallback, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createFlight } from './flight.ts'

/** ms between two looks of React at a list that flies, for it to read on. */
const look = 100

/**
 * What a list does while it passes too quickly to be read: of its rows one text is written at each step, without React, which is told only now and
 * then, and when the list has landed.
 */
export const useFlight = (rowHeight: number, lineOf: (index: number) => string) => {
  const element = useRef<HTMLDivElement>(null)
  const [flying, setFlying] = useState(false)
  const write = useEffectEvent((offset: number, view: number) => {
    const first = Math.max(0, Math.floor(offset / rowHeight))
    const lines = Array.from({ length: Math.ceil(view / rowHeight) + 1 }, (_, row) => lineOf(first + row))
    if (!element.current) return
    element.current.style.top = `${first * rowHeight}px`
    element.current.textContent = lines.join('\n')
  })
  const [isFlight] = useState(createFlight)
  const before = useRef({ flies: false, told: 0 })
  /** A step of a list: `draw` has React draw its rows, and is not called at every step of a flight. */
  const moved = useCallback(
    (offset: number, moving: boolean, view: number, draw: () => void) => {
      const time = performance.now()
      const { flies: flew, told } = before.current
      const flies = isFlight({ offset, time }, view) && moving
      if (flies) write(offset, view)
      const drawn = !flies || time - told > look
      before.current = { flies, told: drawn ? time : told }
      if (drawn) draw()
      if (flies !== flew) flushSync(() => setFlying(flies))
    },
    [isFlight],
  )
  return { element, flying, moved }
}
