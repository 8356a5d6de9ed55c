/** Parses `YYYY-MM-DD HH:MM:SS` (UTC), `YYYY-MM-DD` or `YYYYMMDD`. A date without a time is that day in the local time zone. */
export const parseUtc = (text: string): Date => {
  const [, year, month, day, time] = /^(\d{4})-?(\d\d)-?(\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?/.exec(text) ?? []
  if (year === undefined) return new Date(Number.NaN)
  return time === undefined ? new Date(Number(year), Number(month) - 1, Number(day)) : new Date(`${year}-${month}-${day}T${time}Z`)
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const two = (value: number) => String(value).padStart(2, '0')
const monthOf = (date: Date) => months[date.getMonth()] ?? ''
const weekdayOf = (date: Date) => weekdays[date.getDay()] ?? ''
const isDate = (date: Date) => !Number.isNaN(date.getTime())

const asDate = (at: string | Date) => (typeof at === 'string' ? parseUtc(at) : at)

/** Calendar days from `date` to `now`, in local time: 0 today, 1 yesterday, −1 tomorrow. */
export const daysAgo = (date: Date, now: Date): number =>
  Math.round(
    (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())) /
      86_400_000,
  )

/** `17 Nov 2026` */
export const formatDate = (at: string | Date): string => {
  const date = asDate(at)
  return isDate(date) ? `${date.getDate()} ${monthOf(date).slice(0, 3)} ${date.getFullYear()}` : ''
}

/** `11:48` */
export const formatTime = (at: string | Date): string => {
  const date = asDate(at)
  return isDate(date) ? `${two(date.getHours())}:${two(date.getMinutes())}` : ''
}

/** `17 Nov 2026, 11:48` */
export const formatDateTime = (at: string | Date): string => `${formatDate(at)}, ${formatTime(at)}`

/** `Tue 17 Nov`, with the year when it differs from that of `now`. */
export const formatShort = (at: string | Date, now: Date): string => {
  const date = asDate(at)
  if (date.getFullYear() !== now.getFullYear()) return formatDate(date)
  return `${weekdayOf(date).slice(0, 3)} ${date.getDate()} ${monthOf(date).slice(0, 3)}`
}

/** The heading of a day in a stream: `Today, Thursday 19 November`, `Monday 16 November`, `Monday 16 November 2025`. */
export const formatDay = (at: string | Date, now: Date): string => {
  const date = asDate(at)
  const ago = daysAgo(date, now)
  const near = ago === 0 ? 'Today, ' : ago === 1 ? 'Yesterday, ' : ''
  const year = date.getFullYear() === now.getFullYear() ? '' : ` ${date.getFullYear()}`
  return `${near}${weekdayOf(date)} ${date.getDate()} ${monthOf(date)}${year}`
}
