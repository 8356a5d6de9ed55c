import { type HTMLAttributes, type ReactElement, useState } from 'react'
import { LazyCalendar } from '../../ui/dates/lazy-calendar.tsx'
import { Popover } from '../../ui/float/popover.tsx'
import classes from './due.module.css'

interface DayPopoverProps {
  /** `YYYY-MM-DD`; empty for none. */
  day: string
  onChange: (day: string) => void
  position?: 'bottom-end'
  target: (isOpen: boolean, toggle: () => void) => ReactElement<HTMLAttributes<HTMLElement>>
}

/** Chooses a date in a calendar. */
export const DayPopover = ({ day, onChange, position, target }: DayPopoverProps) => {
  const [open, setOpen] = useState(false)
  const choose = (next: string) => {
    setOpen(false)
    if (next !== day) onChange(next)
  }
  return (
    <Popover
      label="Date"
      width="content"
      {...(position && { position })}
      opened={open}
      onChange={setOpen}
      target={target(open, () => setOpen(!open))}
    >
      <div className={classes.panel}>
        <LazyCalendar value={day} onChange={choose} />
      </div>
    </Popover>
  )
}
