import type { TimeBucket } from '../../../contract/projects/tasks.ts'
import { type WeekStart, weekOf } from '../../../contract/weeks.ts'
import { dayAfter, parseUtc, writeUtc } from '../../ui/dates/format-date.ts'
import { daysBetween } from '../../ui/dates/plain-days.ts'
import { momentIn, type WallClock, wallClockIn } from '../../ui/dates/time-zone.ts'

const two = (value: number) => String(value).padStart(2, '0')
const dayText = ({ year, month, day }: Pick<WallClock, 'year' | 'month' | 'day'>) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

/** A due date is a day (`YYYY-MM-DD`) or a moment in UTC (`YYYY-MM-DD HH:MM:SS`). */
const isMoment = (dueDate: string) => dueDate.length > 10

/** The days of a reader: what is due when, in their time zone. in weeks that begin on their day. */
export interface DueDays {
  readonly today: string
  /** The reader's clock now. */
  readonly clock: WallClock
  /** The day that a due date is on; empty for none. */
  dayOf(dueDate: string): string
  /** `15:00` where the due date has a time. */
  timeOf(dueDate: string): string | undefined
  /** Days since it was due: negative before. */
  daysLate(dueDate: string): number
  isLate(dueDate: string): boolean
  /** The bucket of a due date: `later` without one or after next week; late tasks are for today. */
  bucketOf(dueDate: string): TimeBucket
  /** The day that a bucket stands for, as the service sets it: the Friday of a week. Empty for `later`. */
  dueIn(bucket: TimeBucket): string
  /** A day that is in a bucket, for a task that moves there; undefined if no day is left, such as for this week on its last day. */
  dayWithin(bucket: TimeBucket): string | undefined
  /** The due date on another day: its time of day stays. A moment and no date are as they are. */
  movedTo(dueDate: string, to: string): string
  /** The due date of a day and a time on the reader's clock. */
  momentOf(clock: WallClock): string
}

/** Returns the days for dates of templates, which are never late: each copy begins on a day of its own. */
export const neverLate = (days: DueDays): DueDays => ({
  ...days,
  daysLate: (dueDate) => Math.min(0, days.daysLate(dueDate)),
  isLate: () => false,
})

/** Returns the days of a reader in an IANA time zone, whose weeks begin on `start`. */
export const dueDaysIn = (timeZone: string, now: Date, start: WeekStart = 'monday'): DueDays => {
  const clock = wallClockIn(timeZone, now)
  const today = dayText(clock)
  const { last, friday } = weekOf(today, start)
  const lastDays: [TimeBucket, string][] = [
    ['today', today],
    ['tomorrow', dayAfter(today, 1)],
    ['this week', last],
    ['next week', dayAfter(last, 7)],
  ]
  const dayOf = (dueDate: string) => (isMoment(dueDate) ? dayText(wallClockIn(timeZone, parseUtc(dueDate))) : dueDate)
  const daysLate = (dueDate: string) => (dueDate === '' ? 0 : daysBetween(dayOf(dueDate), today))
  const bucketOf = (dueDate: string) => (dueDate === '' ? 'later' : (lastDays.find(([, last]) => dayOf(dueDate) <= last)?.[0] ?? 'later'))
  const dueIn = (bucket: TimeBucket) =>
    ({
      later: '',
      today,
      tomorrow: dayAfter(today, 1),
      'this week': friday < today ? today : friday,
      'next week': dayAfter(friday, 7),
    })[bucket]
  return {
    today,
    clock,
    dayOf,
    timeOf: (dueDate) => {
      if (!isMoment(dueDate)) return undefined
      const { hour, minute } = wallClockIn(timeZone, parseUtc(dueDate))
      return `${two(hour)}:${two(minute)}`
    },
    daysLate,
    isLate: (dueDate) => daysLate(dueDate) > 0 || (isMoment(dueDate) && parseUtc(dueDate) < now),
    bucketOf,
    dueIn,
    dayWithin: (bucket) => [dueIn(bucket), last].find((day) => bucketOf(day) === bucket),
    movedTo: (dueDate, to) => {
      if (!isMoment(dueDate) || isMoment(to) || to === '') return to
      const { hour, minute } = wallClockIn(timeZone, parseUtc(dueDate))
      const [year = 0, month = 0, day = 0] = to.split('-').map(Number)
      return writeUtc(momentIn(timeZone, { year, month, day, hour, minute }))
    },
    momentOf: (wanted) => writeUtc(momentIn(timeZone, wanted)),
  }
}
