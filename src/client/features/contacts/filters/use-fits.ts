import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether all that a line holds fits on it, found out before it is painted: it is drawn whole once, and when that is too wide its width
 * is remembered until `content` changes.
 */
export const useFits = (line: RefObject<HTMLElement | null>, content: string): boolean => {
  const [tooWide, setTooWide] = useState<{ content: string; width: number }>()
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const fits = tooWide?.content !== content || room >= tooWide.width

  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const watch = new ResizeObserver(() => setRoom(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [line])

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when there is less room
  useLayoutEffect(() => {
    const element = line.current
    if (!element || !fits || element.scrollWidth <= element.clientWidth) return
    setTooWide({ content, width: element.scrollWidth })
    setRoom(element.clientWidth)
  }, [line, content, fits, room])

  return fits
}
