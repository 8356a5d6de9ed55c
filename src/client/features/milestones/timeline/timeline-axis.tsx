import { type CSSProperties, memo, useMemo } from 'react'
import { monthName } from '../../../ui/dates/format-date.ts'
import classes from './timeline-axis.module.css'
import { indexOf, monthsOf, placed, type Range } from './timeline-range.ts'

/** The name of a month, in January with the year, in parts of which paper has room for the one in the middle: `Dec`, `2027`. */
const partsOf = (month: string): [before: string, short: string, after: string] => {
  const [name = '', year = ''] = monthName(month).split(' ')
  return month.endsWith('-01') ? [`${name.slice(0, 3)} `, year, ''] : ['', name.slice(0, 3), name.slice(3)]
}

const MonthName = ({ month }: { month: string }) => {
  const [before, short, after] = partsOf(month)
  return (
    <span className={classes.monthName}>
      <span className={classes.rest}>{before}</span>
      {short}
      <span className={classes.rest}>{after}</span>
    </span>
  )
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
          style={{ ...placed(first, days), '--letters': partsOf(month).join('').length, '--today': todayAt - first } as CSSProperties}
        >
          <MonthName month={month} />
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
