import type { TimeBucket } from '../../../contract/projects/tasks.ts'
import { type WeekStart, weekOf } from '../../../contract/weeks.ts'
import { dayAfter, dayIn, isInCalendar } from '../../core/times.ts'

/** Relates due dates to today in a time zone. */
export interface Days {
  isToday(moment: string): boolean
  /** Returns the bucket of a due date: `later` without a date, `today` if it is late, undefined if it is after next week. */
  bucketOf(dueDate: string): TimeBucket | undefined
  /** Returns a sort key: the day in this time zone, then dates without a time, then by time. Empty without a date. */
  sortKey(date: string): string
  /** Returns the day of a bucket, empty for `later`. */
  dueIn(bucket: TimeBucket): string
}

const lastDay = '9999-12-31'
/** A due date is a day, or a moment in UTC. */
const isMoment = (date: string) => date.length > 10

/** Caches results, because many tasks are due on few days. */
const cached = <Answer>(of: (date: string) => Answer) => {
  const known = new Map<string, Answer>()
  return (date: string): Answer => {
    if (known.has(date)) return known.get(date) as Answer
    const answer = of(date)
    known.set(date, answer)
    return answer
  }
}

/** `now` is a moment in UTC, `timeZone` an IANA name. `start` is the day that weeks begin on. */
export const daysIn = (timeZone: string, now: string, start: WeekStart): Days => {
  const dayOf = (date: string) => (isMoment(date) ? dayIn(timeZone, date) : date)
  const today = dayOf(now)
  const tomorrow = dayAfter(today, 1)
  const { last, friday } = weekOf(today, start)
  const lastDays: [TimeBucket, string][] = [
    ['today', today],
    ['tomorrow', tomorrow],
    ['this week', last],
    ['next week', dayAfter(last, 7)],
  ]
  return {
    isToday: (moment) => dayOf(moment) === today,
    bucketOf: cached((dueDate) => {
      if (dueDate === '') return 'later'
      const day = dayOf(dueDate)
      // East of UTC, the last moments of the year 9999 are in the year 10000.
      if (!isInCalendar(day)) return undefined
      return lastDays.find(([, last]) => day <= last)?.[0]
    }),
    sortKey: cached((date) => {
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
