import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { LazyCalendar } from '../../ui/dates/lazy-calendar.tsx'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { Popover } from '../../ui/float/popover.tsx'
import classes from './due.module.css'

interface CalendarButtonProps {
  /** `YYYY-MM-DD`; empty for none. */
  day: string
  onChange: (day: string) => void
}

/** Opens a calendar for a date that can also be typed beside it. */
export const CalendarButton = ({ day, onChange }: CalendarButtonProps) => {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label="Date"
      width="content"
      position="bottom-end"
      opened={open}
      onChange={setOpen}
      target={<IconButton label="Open calendar" icon={IconCalendar} size={28} onClick={() => setOpen(!open)} />}
    >
      <div className={classes.panel}>
        <LazyCalendar
          value={day}
          onChange={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      </div>
    </Popover>
  )
}
