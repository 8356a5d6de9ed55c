import { monthName } from '../../../ui/dates/format-date.ts'
import { TimeControls } from '../../../ui/dates/time-controls.tsx'
import classes from './month-controls.module.css'
import { monthAfter, useMonth } from './use-month.ts'

/** Chooses the month. */
export const MonthControls = () => {
  const { month, current, setMonth } = useMonth()
  return (
    <TimeControls
      earlier="Previous month"
      later="Next month"
      onStep={(step) => setMonth(monthAfter(month, step))}
      onToday={() => setMonth(current)}
    >
      <strong className={classes.month} role="status">
        {monthName(month)}
      </strong>
    </TimeControls>
  )
}
