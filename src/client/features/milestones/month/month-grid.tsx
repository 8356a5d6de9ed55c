import { getMonthDays } from '@mantine/schedule'
import { weekdayLabel } from '../../../locale.ts'
import { monthName } from '../../../ui/dates/format-date.ts'
import { firstDayOfWeek } from '../../../ui/dates/week-start.ts'

/** The ids of the button of a day, and of a milestone in the calendar. */
export const dayId = (day: string): string => `day-${day}`
export const eventId = (milestoneId: string): string => `event-${milestoneId}`

const weekdays = [0, 1, 2, 3, 4, 5, 6]

interface MonthGridProps {
  month: string
  /** The ids of the milestones of a day. */
  idsOn: (day: string) => readonly string[]
}

/**
 * Tells assistive technology that a calendar is a grid: a row for each week, and in the cell of each day its button and its milestones. The calendar
 * itself has the milestones of a week in one layer above its days, so the cells own what is elsewhere in the page.
 */
export const MonthGrid = ({ month, idsOn }: MonthGridProps) => {
  const first = firstDayOfWeek()
  const weeks = getMonthDays({ month: `${month}-01`, firstDayOfWeek: first, consistentWeeks: false })
  return (
    <div role="grid" aria-label={monthName(month)} className="t-unseen">
      {/* biome-ignore lint/a11y/useFocusableInteractive: the buttons in its cells take the focus */}
      <div role="row">
        {weekdays.map((at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the buttons in its cells take the focus
          <span key={at} role="columnheader">
            {weekdayLabel((first + at) % 7)}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the buttons in its cells take the focus
        <div key={week[0]} role="row">
          {week.map((each) => {
            const day = each.slice(0, 10)
            // biome-ignore lint/a11y/useFocusableInteractive: the buttons in its cells take the focus
            return <span key={day} role="gridcell" aria-owns={[dayId(day), ...idsOn(day).map(eventId)].join(' ')} />
          })}
        </div>
      ))}
    </div>
  )
}
