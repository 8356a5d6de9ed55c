import '@mantine/schedule/styles.layer.css'
import { MonthView, type MonthViewProps, type ScheduleEventData } from '@mantine/schedule'
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'
import { formatDate, formatShortDay, monthName } from '../../../ui/dates/format-date.ts'
import { firstDayOfWeek } from '../../../ui/dates/week-start.ts'
import { usePrinting } from '../../../ui/list/use-printing.ts'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { useMayChange } from '../milestone-check.tsx'
import { whenWords } from '../milestone-words.ts'
import type { Move } from '../move/use-move.ts'
import classes from './milestone-month.module.css'
import { MonthEvent } from './month-event.tsx'
import { dayId, MonthGrid } from './month-grid.tsx'
import { PhoneMonth } from './phone-month.tsx'
import { useMonth } from './use-month.ts'

/** The milestones of a month with their whole titles, which the days of the calendar have no room for on paper. */
const PrintedMilestones = ({ month, milestones, today }: { month: string; milestones: readonly Milestone[]; today: string }) => (
  <ul className={classes.printed} aria-label={`Milestones of ${monthName(month)}`}>
    {milestones
      .filter(({ deadline }) => deadline.startsWith(month))
      .map(({ id, title, deadline }) => (
        <li key={id}>
          {formatShortDay(deadline, today)}: <bdi>{title}</bdi>
        </li>
      ))}
  </ul>
)

interface MilestoneMonthProps {
  milestones: readonly Milestone[]
  move: Move
  onOpen: (id: string) => void
  /** Creates a milestone on a day. */
  onCreate: (day: string) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * Milestones in a calendar of one month. One moves by drag or, with the focus on it, by the arrow keys, as on the timeline: nothing is saved before
 * Enter.
 */
export const MilestoneMonth = ({ milestones, move, onOpen, onCreate }: MilestoneMonthProps) => {
  const calendar = useRef<HTMLDivElement>(null)
  const phone = usePhone()
  const printing = usePrinting()
  const days = useDueDays()
  const mayChange = useMayChange()
  const { month, setMonth } = useMonth()
  const { plan } = move
  const byId = useMemo(() => new Map(milestones.map((milestone) => [milestone.id, milestone])), [milestones])
  const dayOf = ({ id, deadline }: Milestone) => (id === plan?.milestone.id ? plan.day : (plan?.later.get(id) ?? deadline))
  const events = milestones.map((milestone): ScheduleEventData => {
    const day = dayOf(milestone)
    // At noon, because a change to summer time would move midnight to another day.
    return { id: milestone.id, title: milestone.title, start: `${day} 12:00:00`, end: `${day} 13:00:00`, color: 'gray' }
  })
  // A milestone that moves by keys keeps the focus and stays in sight.
  const [movedId, movedTo] = [plan?.milestone.id, plan?.day]
  useEffect(() => {
    if (movedId === undefined || movedTo === undefined) return
    const active = document.activeElement
    if (active && active !== document.body && !calendar.current?.contains(active)) return
    calendar.current?.querySelector<HTMLElement>(`[data-event-id="${movedId}"]`)?.focus()
  })
  const follow = useEffectEvent((day: string) => {
    if (!day.startsWith(month)) setMonth(day.slice(0, 7))
  })
  useEffect(() => {
    if (movedTo !== undefined) follow(movedTo)
  }, [movedTo])
  const onKeyDown = (milestone: Milestone) => (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || !mayChange || milestone.completedAt !== '') return
    const by = steps[event.key]
    if (by !== undefined) move.by(milestone, by)
    else if (event.key === 'Enter' && plan) move.save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const renderEvent: NonNullable<MonthViewProps['renderEvent']> = (event, { style, draggable, onDragStart, onDragEnd }) => {
    const milestone = byId.get(String(event.id))
    if (!milestone) return <span hidden />
    return (
      <MonthEvent
        {...{ style, draggable, onDragStart, onDragEnd }}
        milestone={milestone}
        words={whenWords(milestone, days)}
        day={dayOf(milestone)}
        onOpen={onOpen}
        onKeyDown={onKeyDown(milestone)}
      />
    )
  }
  if (phone)
    return (
      <div className={classes.month}>
        <PhoneMonth month={month} moving={movedTo} today={days.today} events={events} renderEvent={renderEvent} />
      </div>
    )
  return (
    <div className={classes.month}>
      {printing && <h2 className="t-printed">{monthName(month)}</h2>}
      <MonthGrid month={month} idsOn={(day) => milestones.filter((each) => dayOf(each) === day).map(({ id }) => id)} />
      <MonthView
        ref={calendar}
        date={`${month}-01`}
        events={events}
        withHeader={false}
        consistentWeeks={false}
        firstDayOfWeek={firstDayOfWeek()}
        weekendDays={[0, 6]}
        weekdayFormat="ddd"
        highlightToday={false}
        maxEventsPerDay={3}
        radius={0}
        withEventsDragAndDrop={mayChange}
        canDragEvent={({ id }) => byId.get(String(id))?.completedAt === ''}
        onEventDrop={({ eventId, newStart }) => {
          const milestone = byId.get(String(eventId))
          if (milestone) move.to(milestone, newStart.slice(0, 10))
        }}
        {...(mayChange && { onDayClick: onCreate })}
        getDayProps={(day) => ({
          id: dayId(day),
          'aria-label': mayChange ? `New milestone on ${formatDate(day)}` : formatDate(day),
          mod: { now: day === days.today },
        })}
        renderEvent={renderEvent}
        attributes={{ monthViewWeekdays: { 'aria-hidden': true } }}
        labels={{ moreLabel: (count) => `${count} more` }}
        classNames={{
          monthView: classes.view,
          monthViewWeekday: classes.weekday,
          monthViewDay: classes.day,
          monthViewDayLabel: classes.dayLabel,
        }}
      />
      {printing && <PrintedMilestones month={month} milestones={milestones} today={days.today} />}
    </div>
  )
}
