import { currentTime } from '../../clock.ts'
import { monthLabel, weekdayLabel } from '../../locale.ts'
import { clockAt, momentOf, type WallClock } from './time-zone.ts'

const readDay = (text: string): WallClock | undefined => {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(text) ?? []
  return year === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day), hour: 0, minute: 0 }
}

/** Parses `YYYY-MM-DD HH:MM:SS` (UTC), `YYYY-MM-DD` or `YYYYMMDD`. A date without a time is the beginning of that day in the reader's time zone. */
export const parseUtc = (text: string): Date => {
  const day = readDay(text)
  if (day) return momentOf(day)
  const [, date, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(text) ?? []
  return date === undefined ? new Date(Number.NaN) : new Date(`${date}T${time}Z`)
}

/** A moment as the service writes it, `YYYY-MM-DD HH:MM:SS` in UTC. */
export const writeUtc = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')
export const nowUtc = (): string => writeUtc(currentTime())

const two = (value: number) => String(value).padStart(2, '0')
const monthOf = ({ month }: WallClock) => monthLabel(month)
const shortMonthOf = ({ month }: WallClock) => monthLabel(month, 'short')
const dayNumber = ({ year, month, day }: WallClock) => Math.round(new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000)
const weekdayOf = (clock: WallClock, width?: 'short') => weekdayLabel(new Date(dayNumber(clock) * 86_400_000).getUTCDay(), width)

/** Returns the date and time in the reader's time zone; undefined if it is not a date. */
const clockOf = (at: string | Date): WallClock | undefined => {
  const day = typeof at === 'string' ? readDay(at) : undefined
  if (day) return day
  const date = typeof at === 'string' ? parseUtc(at) : at
  return Number.isNaN(date.getTime()) ? undefined : clockAt(date)
}

/** The calendar day of a moment, `YYYY-MM-DD`; empty for what is not a date. */
export const dayOf = (at: string | Date): string => {
  const clock = clockOf(at)
  return clock ? `${String(clock.year).padStart(4, '0')}-${two(clock.month)}-${two(clock.day)}` : ''
}

/** Adds a number of days to a day; both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Calendar days from `date` to `now`: 0 today, 1 yesterday, −1 tomorrow. */
export const daysAgo = (date: Date, now: Date): number => dayNumber(clockAt(now)) - dayNumber(clockAt(date))

/** `17 Nov 2026`; `17 Nov` of a day without a year, `--11-17`. */
export const formatDate = (at: string | Date): string => {
  const [, month, day] = typeof at === 'string' ? (/^--(\d\d)-(\d\d)$/.exec(at) ?? []) : []
  if (month !== undefined) return `${Number(day)} ${monthLabel(Number(month), 'short')}`
  const clock = clockOf(at)
  return clock ? `${clock.day} ${shortMonthOf(clock)} ${String(clock.year).padStart(4, '0')}` : ''
}

/** `November 2026`, of a month such as `2026-11`. */
export const monthName = (month: string): string => `${monthLabel(Number(month.slice(5)))} ${month.slice(0, 4)}`

/** `11:48` */
export const formatTime = (at: string | Date): string => {
  const clock = clockOf(at)
  return clock ? `${two(clock.hour)}:${two(clock.minute)}` : ''
}

/** `17 Nov 2026, 11:48` */
export const formatDateTime = (at: string | Date): string => `${formatDate(at)}, ${formatTime(at)}`

/** `Tue 17 Nov`, with the year when it differs from that of `now`. */
export const formatShort = (at: string | Date, now: Date): string => {
  const clock = clockOf(at)
  if (clock?.year !== clockAt(now).year) return formatDate(at)
  return `${weekdayOf(clock, 'short')} ${clock.day} ${shortMonthOf(clock)}`
}

/** `Tue 17 Nov`, of one day, with the year when it differs from that of `today`; both `YYYY-MM-DD`. */
export const formatShortDay = (day: string, today: string): string => {
  const clock = readDay(day)
  if (!clock || clock.year !== readDay(today)?.year) return formatDate(day)
  return `${weekdayOf(clock, 'short')} ${clock.day} ${shortMonthOf(clock)}`
}

/** `Sunday 29 Nov`, with the year when it differs from that of `today`; both `YYYY-MM-DD`. */
export const formatWeekday = (day: string, today: string): string => {
  const clock = readDay(day)
  if (!clock) return ''
  const year = clock.year === readDay(today)?.year ? '' : ` ${clock.year}`
  return `${weekdayOf(clock)} ${clock.day} ${shortMonthOf(clock)}${year}`
}

/** `Tue 17`, under the heading of its month. */
export const formatDayOfMonth = (at: string | Date): string => {
  const clock = clockOf(at)
  return clock ? `${weekdayOf(clock, 'short')} ${clock.day}` : ''
}

/** The heading of a day in a stream: `Today, Thursday 19 November`, `Monday 16 November`, `Monday 16 November 2025`. */
export const formatDay = (at: string | Date, now: Date): string => {
  const clock = clockOf(at)
  if (!clock) return ''
  const today = clockAt(now)
  const ago = dayNumber(today) - dayNumber(clock)
  const near = ago === 0 ? 'Today, ' : ago === 1 ? 'Yesterday, ' : ''
  const year = clock.year === today.year ? '' : ` ${clock.year}`
  return `${near}${weekdayOf(clock)} ${clock.day} ${monthOf(clock)}${year}`
}
