import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { daysBetween } from '../../../ui/dates/plain-days.ts'
import { placeLabels } from './place-labels.ts'
import type { TimelineHandle } from './timeline-handle.ts'
import { indexOf, type Range } from './timeline-range.ts'

interface TimelineScroll {
  scroller: RefObject<HTMLDivElement | null>
  /** The element that is as wide as the days of the range. */
  days: RefObject<HTMLDivElement | null>
  range: Range
  today: string
  handle: RefObject<TimelineHandle | null>
}

/** The part of what is in sight that lies before today at first. */
const beforeToday = 1 / 7

/** Keeps the same days in sight when the zoom, the width or the range changes, and pans. Returns the width of a day in px. */
export const useTimelineScroll = ({ scroller, days, range, today, handle }: TimelineScroll) => {
  // The first day in sight, with fractions, from the begin of a range, and how wide a day was.
  const left = useRef<{ from: string; at: number; width: number }>(undefined)
  const shownLeft = useRef<number>(undefined)
  const dayWidth = () => (days.current?.getBoundingClientRect().width ?? 0) / range.days
  const sideWidth = () => days.current?.offsetLeft ?? 0
  const inSight = () => (scroller.current?.clientWidth ?? 0) - sideWidth()
  // From a Monday, as the range.
  const todayAt = () => Math.floor((indexOf(range, today) - (inSight() * beforeToday) / (dayWidth() || 1)) / 7) * 7
  const show = (at: number, behavior: ScrollBehavior = 'instant') => scroller.current?.scrollTo({ left: at * dayWidth(), behavior })
  const place = () => scroller.current && placeLabels(scroller.current, dayWidth(), sideWidth())
  // After every render, which may have moved a milestone.
  useLayoutEffect(() => void place())
  const keep = () => {
    const at = left.current ? left.current.at + daysBetween(range.from, left.current.from) : todayAt()
    left.current = { from: range.from, at, width: dayWidth() }
    show(at)
    place()
  }
  const keepInSight = useEffectEvent(keep)
  useLayoutEffect(() => {
    if (range.from) keepInSight()
  }, [range.from])
  useEffect(() => {
    if (!days.current) return
    // Called before the first paint, and again when the zoom or the window has made the days wider or narrower.
    const observer = new ResizeObserver(() => keepInSight())
    observer.observe(days.current)
    return () => observer.disconnect()
  }, [days])
  useImperativeHandle(handle, () => ({
    pan: (direction) => scroller.current?.scrollBy({ left: (direction * inSight()) / 2, behavior: 'smooth' }),
    showToday: () => show(todayAt(), 'smooth'),
  }))
  return {
    dayWidth,
    sideWidth,
    onScroll: () => {
      const { scrollLeft = 0 } = scroller.current ?? {}
      // Up and down, only the new rows are placed, after their render.
      if (scrollLeft === shownLeft.current) return
      shownLeft.current = scrollLeft
      place()
      const width = dayWidth()
      // The browser scrolls, too, when the days become narrower; the days in sight stay then.
      if (left.current?.width === width) left.current = { from: range.from, at: scrollLeft / width, width }
    },
    /** Brings a day into sight if it is not. */
    reveal: (day: string) => {
      const [width, first, shown] = [dayWidth(), left.current?.at ?? 0, inSight()]
      const at = indexOf(range, day)
      if (width === 0 || (at >= first && (at + 2) * width <= first * width + shown)) return
      show(Math.max(0, at - shown / width / 2), 'smooth')
    },
  }
}
