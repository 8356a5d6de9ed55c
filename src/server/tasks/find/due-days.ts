import type { TimeBucket } from '../../../contract/projects/tasks.ts'
import { dayAfter, dayIn, isInCalendar, weekday } from '../../times.ts'

/** The days of somebody: what is due when, where they are. */
export interface Days {
  isToday(moment: string): boolean
  /** The bucket of a due date: `later` where there is none; what is late is for today. None of them where it lies beyond next week. */
  bucketOf(dueDate: string): TimeBucket | undefined
  /** By what dates sort: the day here, then what is for all of it, then by the moment. Empty for none. */
  sortKey(date: string): string
  /** The day that a bucket stands for; empty for `later`. */
  dueIn(bucket: TimeBucket): string
}

const lastDay = '9999-12-31'
/** A due date is a day, or a moment in UTC. */
const isMoment = (date: string) => date.length > 10

/** Remembers what it has answered: many tasks are due on few days. */
const remembering = <Answer>(of: (date: string) => Answer) => {
  const known = new Map<string, Answer>()
  return (date: string): Answer => {
    if (known.has(date)) return known.get(date) as Answer
    const answer = of(date)
    known.set(date, answer)
    return answer
  }
}

/** `now` is a moment in UTC, `timeZone` an IANA name. Weeks begin on Mondays. */
export const daysIn = (timeZone: string, now: string): Days => {
  const dayOf = (date: string) => (isMoment(date) ? dayIn(timeZone, date) : date)
  const today = dayOf(now)
  const tomorrow = dayAfter(today, 1)
  const sunday = dayAfter(today, (7 - weekday(today)) % 7)
  const friday = dayAfter(sunday, -2)
  const lastDays: [TimeBucket, string][] = [
    ['today', today],
    ['tomorrow', tomorrow],
    ['this week', sunday],
    ['next week', dayAfter(sunday, 7)],
  ]
  return {
    isToday: (moment) => dayOf(moment) === today,
    bucketOf: remembering((dueDate) => {
      if (dueDate === '') return 'later'
      const day = dayOf(dueDate)
      // Where it is later than in UTC the calendar of four digits ends sooner.
      if (!isInCalendar(day)) return undefined
      return lastDays.find(([, last]) => day <= last)?.[0]
    }),
    sortKey: remembering((date) => {
      if (date === '') return ''
      const day = dayOf(date)
      return `${isInCalendar(day) ? day : lastDay} ${isMoment(date) ? date : ''}`.trim()
    }),
    dueIn: (bucket) =>
      ({
        later: '',
        today,
        tomorrow,
        'this week': friday < today ? today : friday,
        'next week': dayAfter(friday, 7),
      })[bucket],
  }
}
