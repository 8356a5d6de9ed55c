import type { TimeBucket } from '../../../contract/tasks.ts'
import { dateOf } from '../../times.ts'

const dayMilliseconds = 86_400_000
const shifted = (day: string, by: number) => new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMilliseconds).toISOString().slice(0, 10)
/** 1 is Monday, 7 Sunday. */
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The days of somebody: what is due when, where they are. */
export interface Days {
  isToday(moment: string): boolean
  /** The bucket of a due date; what is late is for today, what lies beyond next week is for later. */
  bucketOf(dueDate: string): TimeBucket
  /** The day that a bucket stands for; empty for `later`. */
  dueIn(bucket: TimeBucket): string
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** Made once for each time zone: making one takes longer than reading a list of tasks. */
const formatIn = (timeZone: string) => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
}

/** `now` is a moment in UTC, `timeZone` an IANA name. Weeks begin on Mondays. */
export const daysIn = (timeZone: string, now: string): Days => {
  const format = formatIn(timeZone)
  const dayOf = (moment: string) => format.format(dateOf(moment)).padStart(10, '0')
  const today = dayOf(now)
  const sunday = shifted(today, 7 - weekday(today))
  const friday = shifted(sunday, -2)
  const lastDays: [TimeBucket, string][] = [
    ['today', today],
    ['tomorrow', shifted(today, 1)],
    ['this week', sunday],
    ['next week', shifted(sunday, 7)],
  ]
  return {
    isToday: (moment) => dayOf(moment) === today,
    bucketOf: (dueDate) => {
      if (dueDate === '') return 'later'
      const day = dueDate.length > 10 ? dayOf(dueDate) : dueDate
      // Where it is later than in UTC the calendar of four digits ends sooner.
      if (day.length > 10) return 'later'
      return lastDays.find(([, last]) => day <= last)?.[0] ?? 'later'
    },
    dueIn: (bucket) =>
      ({
        later: '',
        today,
        tomorrow: shifted(today, 1),
        'this week': friday < today ? today : friday,
        'next week': shifted(friday, 7),
      })[bucket],
  }
}
