import { MobileMonthView, type MobileMonthViewProps } from '@mantine/schedule'
import { useState } from 'react'
import { formatDate, monthName } from '../../../ui/dates/format-date.ts'
import { firstDayOfWeek } from '../../../ui/dates/week-start.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { milestoneNoun } from '../milestone-words.ts'
import { MonthControls } from './month-controls.tsx'
import classes from './phone-month.module.css'

interface PhoneMonthProps extends Pick<MobileMonthViewProps, 'renderEvent'> {
  events: NonNullable<MobileMonthViewProps['events']>
  month: string
  /** The day that a move has brought a milestone to. */
  moving: string | undefined
  today: string
}

const dayOf = ({ start }: PhoneMonthProps['events'][number]) => String(start).slice(0, 10)

/** The month on a phone: marks under the days, and the milestones of the chosen day below. */
export const PhoneMonth = ({ month, moving, today, events, renderEvent }: PhoneMonthProps) => {
  const [picked, setPicked] = useState<string>()
  const first = today.startsWith(month) ? today : (events.map(dayOf).find((day) => day.startsWith(month)) ?? `${month}-01`)
  const chosen = [moving, picked].find((day) => day?.startsWith(month)) ?? first
  const labelOf = (day: string) => {
    const count = events.filter((event) => dayOf(event) === day).length
    return count === 0 ? formatDate(day) : `${formatDate(day)}, ${countOf(count, milestoneNoun)}`
  }
  return (
    <MobileMonthView
      date={`${month}-01`}
      selectedDate={chosen}
      onSelectedDateChange={(day) => setPicked(day ?? undefined)}
      events={events}
      {...(renderEvent && { renderEvent })}
      renderHeader={() => <MonthControls />}
      firstDayOfWeek={firstDayOfWeek()}
      weekendDays={[0, 6]}
      weekdayFormat="dd"
      highlightToday={false}
      consistentWeeks={false}
      eventsHeaderFormat={formatDate}
      labels={{ noEvents: 'No milestones on this day.' }}
      getDayProps={(day) => ({
        'aria-label': labelOf(day),
        role: 'gridcell',
        'aria-selected': day === chosen.slice(0, 10),
        mod: { now: day === today },
      })}
      attributes={{
        mobileMonthViewCalendar: { role: 'grid', 'aria-label': monthName(month) },
        mobileMonthViewWeekdays: { role: 'row' },
        mobileMonthViewWeekday: { role: 'columnheader' },
        mobileMonthViewWeek: { role: 'row' },
      }}
      classNames={{
        mobileMonthView: classes.view,
        mobileMonthViewHeader: classes.header,
        mobileMonthViewDay: classes.day,
        mobileMonthViewDayIndicator: classes.mark,
        mobileMonthViewWeekday: classes.weekday,
        mobileMonthViewEventsHeader: classes.head,
        mobileMonthViewNoEvents: classes.none,
      }}
    />
  )
}
