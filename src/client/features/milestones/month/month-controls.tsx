import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { monthName } from '../../../ui/dates/format-date.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import classes from '../timeline/timeline-controls.module.css'
import { monthAfter, useMonth } from './use-month.ts'

/** Chooses the month, at the end of the line of filters. */
export const MonthControls = () => {
  const { month, current, setMonth } = useMonth()
  return (
    <span className={classes.controls}>
      <IconButton label="Previous month" icon={IconChevronLeft} size={28} onClick={() => setMonth(monthAfter(month, -1))} />
      <Button size="xs" variant="subtle" onClick={() => setMonth(current)}>
        Today
      </Button>
      <IconButton label="Next month" icon={IconChevronRight} size={28} onClick={() => setMonth(monthAfter(month, 1))} />
      <span className={classes.line} />
      <strong className={classes.month} role="status">
        {monthName(month)}
      </strong>
    </span>
  )
}
