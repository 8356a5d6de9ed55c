import { type CSSProperties, memo, useMemo } from 'react'
import { monthName } from '../../../ui/dates/format-date.ts'
import classes from './timeline-axis.module.css'
import { indexOf, monthsOf, placed, type Range } from './timeline-range.ts'

/** The name of a month, in January with the year: `December`, `Jan 2027`. */
const nameOf = (month: string) => {
  const [name = '', year = ''] = monthName(month).split(' ')
  return month.endsWith('-01') ? `${name.slice(0, 3)} ${year}` : name
}

/** The months and weeks over the timeline, and today. */
export const TimelineAxis = memo(({ range, today }: { range: Range; today: string }) => {
  const months = useMemo(() => monthsOf(range), [range])
  const todayAt = indexOf(range, today)
  return (
    <div className={classes.axis} aria-hidden="true">
      {months.map(({ month, index: first, days, weeks }) => (
        <div
          key={month}
          className={classes.month}
          style={{ ...placed(first, days), '--letters': nameOf(month).length, '--today': todayAt - first } as CSSProperties}
        >
          <span className={classes.monthName}>{nameOf(month)}</span>
          {weeks.map(({ index, dayOfMonth }) => (
            <span
              key={index}
              className={classes.week}
              data-hidden={(todayAt >= index && todayAt < index + 3) || undefined}
              style={placed(index - first)}
            >
              {dayOfMonth}
            </span>
          ))}
        </div>
      ))}
      <span className={classes.todayBox} style={placed(todayAt)}>
        {Number(today.slice(8))}
      </span>
    </div>
  )
})
