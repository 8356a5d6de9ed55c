import { currentTime } from '../../clock.ts'
import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { useEffect, useRef } from 'react'
import classes from './calendar.module.css'
import { dayOf } from './format-date.ts'
import { firstDayOfWeek } from './week-start.ts'

export interface CalendarProps {
  value: string
  onChange: (date: string) => void
  /** The last day that can be chosen. */
  until?: string
}

/** A calendar to choose a day from. Dates are `YYYY-MM-DD`. */
export const Calendar = ({ value, onChange, until }: CalendarProps) => {
  const today = dayOf(currentTime())
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The popover around it has the focus, unless it has a field of its own.
    if (!document.activeElement?.matches('[role=dialog]')) return
    const day =
      root.current?.querySelector<HTMLElement>('[data-selected]') ?? root.current?.querySelector<HTMLElement>('[aria-current=date]')
    day?.focus({ preventScroll: true })
  }, [])
  return (
    <DatePicker
      ref={root}
      value={value === '' ? null : value}
      onChange={(date) => date !== null && onChange(date)}
      defaultDate={value || today}
      {...(until && { maxDate: until })}
      firstDayOfWeek={firstDayOfWeek()}
      weekendDays={[0, 6]}
      getDayProps={(date) => (date === today ? { 'aria-current': 'date' } : {})}
      previousLabel="Previous month"
      nextLabel="Next month"
      size="sm"
      classNames={{
        day: classes.day,
        weekday: classes.weekday,
        calendarHeader: classes.head,
        calendarHeaderControl: classes.control,
        calendarHeaderLevel: classes.level,
      }}
    />
  )
}
