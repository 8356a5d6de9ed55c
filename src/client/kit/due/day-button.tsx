import { formatDate } from '../../ui/dates/format-date.ts'
import { DayPopover } from './day-popover.tsx'
import classes from './due.module.css'

/** A date as a button that changes it in a calendar. */
export const DayButton = ({ day, onChange }: { day: string; onChange: (day: string) => void }) => (
  <DayPopover
    day={day}
    onChange={onChange}
    target={(isOpen, toggle) => (
      <button
        type="button"
        className={classes.button}
        aria-label={`${formatDate(day)}. Change the date`}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {formatDate(day)}
      </button>
    )}
  />
)
