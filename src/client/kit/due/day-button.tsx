import { useState } from 'react'
import { formatDate } from '../../ui/dates/format-date.ts'
import { LazyCalendar } from '../../ui/dates/lazy-calendar.tsx'
import { Popover } from '../../ui/float/popover.tsx'
import { deadlineFormat } from './day-formats.ts'
import { DayLine } from './day-line.tsx'
import classes from './due.module.css'

/** A deadline as a button that changes it: typed, or chosen in a calendar. */
export const DayButton = ({ day, onChange }: { day: string; onChange: (day: string) => void }) => {
  const [open, setOpen] = useState(false)
  const choose = (next: string) => {
    setOpen(false)
    if (next !== day) onChange(next)
  }
  return (
    <Popover
      label="Date"
      width="content"
      opened={open}
      onChange={setOpen}
      target={
        <button type="button" className={classes.button} aria-label={`${formatDate(day)}. Change the date`} onClick={() => setOpen(!open)}>
          {formatDate(day)}
        </button>
      }
    >
      <div className={classes.panel}>
        <DayLine label="Date" read={deadlineFormat.parse} onApply={choose} />
        <LazyCalendar value={day} onChange={choose} />
      </div>
    </Popover>
  )
}
