import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { inSlots, rowsOf, slotsFor, type View, viewAt } from './row-window.ts'
import { recallScroll, rememberScroll } from './scroll-memory.ts'

interface RowWindow {
  scroller: RefObject<HTMLDivElement | null>
  count: number
  rowHeight: number
  headHeight: number
  scrollKey: string
}

const resting = 150
// Of the window's height a list has no more than what the head of its page leaves.
const pageHead = 100

const sameView = (a: View, b: View) => a.at === b.at && a.fit === b.fit && a.before === b.before && a.behind === b.behind

/**
 * Which rows are drawn, and the place of the list: put back before the first paint, kept while it scrolls. All rows are equally high, so
 * that this costs the same for fifty and for a hundred thousand, and nothing is measured.
 */
export const useRowWindow = ({ scroller, count, rowHeight, headHeight, scrollKey }: RowWindow) => {
  const view = (top: number, by = 0) => viewAt(top, window.innerHeight, rowHeight, by)
  const first = (of: View) => rowsOf(of, count).first
  const start = () => {
    const now = view(recallScroll(scrollKey))
    // The first paint has what is in sight alone.
    return { ...now, before: 0, behind: Math.min(0, Math.ceil((window.innerHeight - pageHead) / rowHeight) + 1 - now.fit) }
  }
  const [drawn, setDrawn] = useState(start)
  // The row whose element stands first in the document; at rest it is the first one drawn.
  const [from, setFrom] = useState(() => first(drawn))
  const [shown, setShown] = useState({ scrollKey, rowHeight })
  if (shown.scrollKey !== scrollKey || shown.rowHeight !== rowHeight) {
    const next = start()
    setShown({ scrollKey, rowHeight })
    setDrawn(next)
    setFrom(first(next))
  }
  const place = useRef(0)
  const show = useEffectEvent((by: number) => {
    const next = view(place.current, by)
    setDrawn((now) => (sameView(now, next) ? now : next))
    if (by === 0) setFrom(first(next))
  })

  useLayoutEffect(() => {
    const top = recallScroll(scrollKey)
    // Asking costs a layout, which a list that begins at its top does not need.
    if (scroller.current && place.current !== top) scroller.current.scrollTop = top
    place.current = top
  }, [scroller, scrollKey])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const rest = () => show(0)
    let timer = setTimeout(rest, resting)
    const scrolled = () => {
      const by = element.scrollTop - place.current
      place.current += by
      rememberScroll(scrollKey, place.current)
      clearTimeout(timer)
      timer = setTimeout(rest, resting)
      // The rows are there in the frame that shows the new place.
      if (by !== 0) flushSync(() => show(by))
    }
    element.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', rest)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', rest)
    }
  }, [scroller, scrollKey])

  const bringIntoSight = useCallback(
    (index: number) => {
      const element = scroller.current
      if (!element) return
      const [top, end] = [index * rowHeight, (index + 1) * rowHeight + headHeight - element.clientHeight]
      if (element.scrollTop > top) element.scrollTop = top
      else if (element.scrollTop < end) element.scrollTop = end
    },
    [scroller, rowHeight, headHeight],
  )
  const rows = rowsOf(drawn, count)
  const slots = slotsFor(drawn)
  return { ...rows, slots, order: inSlots(rows.first, rows.last, slots, from), bringIntoSight }
}
