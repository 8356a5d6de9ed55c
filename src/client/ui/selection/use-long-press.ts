import { useLongPress as useMantineLongPress } from '@mantine/hooks'
import { type MouseEvent, useRef } from 'react'

/**
 * Calls `onLongPress` with the index of a row that a finger has rested on for half a second, and suppresses the click and the browser's menu.
 * Spread the result on the element around the rows.
 */
export const useLongPress = (onLongPress: (index: number) => void) => {
  const state = useRef<'none' | 'resting' | 'pressed'>('none')
  const press = useMantineLongPress(
    ({ target }) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
      if (!row) return
      state.current = 'pressed'
      onLongPress(Number(row.dataset.index))
    },
    {
      threshold: 450,
      events: ['touch'],
      cancelOnMove: true,
      onStart: () => {
        state.current = 'resting'
      },
      onCancel: () => {
        state.current = 'none'
      },
    },
  )
  return {
    ...press,
    onContextMenu: (event: MouseEvent) => state.current !== 'none' && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (state.current === 'pressed') {
        event.preventDefault()
        event.stopPropagation()
      }
      state.current = 'none'
    },
  }
}
