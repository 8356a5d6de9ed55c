import { type RefObject, useLayoutEffect, useState } from 'react'

/** px between two columns. */
const gap = 12

/**
 * Returns how many columns fit into an element beside each other, at least two.
 *
 * @param narrowest the width of a column in px
 */
export const useColumnCount = (element: RefObject<HTMLElement | null>, narrowest: number): number => {
  const [columns, setColumns] = useState(3)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(measured)
      const width = measured.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      setColumns(Math.max(2, Math.floor((width + gap) / (narrowest + gap))))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(measured)
    return () => watcher.disconnect()
  }, [element, narrowest])
  return columns
}
