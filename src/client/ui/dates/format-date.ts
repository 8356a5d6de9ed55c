/** Reads `YYYY-MM-DD HH:MM:SS` (UTC), `YYYY-MM-DD` or `YYYYMMDD`. A date without a time is that day, wherever one is. */
export const parseUtc = (text: string): Date => {
  const [, year, month, day, time] = /^(\d{4})-?(\d\d)-?(\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?/.exec(text) ?? []
  if (year === undefined) return new Date(Number.NaN)
  return time === undefined ? new Date(Number(year), Number(month) - 1, Number(day)) : new Date(`${year}-${month}-${day}T${time}Z`)
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat('en-GB', options)
  // "Sept" and the comma after the weekday are not how dates are written here.
  return (date: Date) =>
    Number.isNaN(date.getTime())
      ? ''
      : made
          .format(date)
          .replace(/Sept\b/, 'Sep')
          .replace(',', '')
}

const dayMonthYear = format({ day: 'numeric', month: 'short', year: 'numeric' })
const dayMonth = format({ day: 'numeric', month: 'long' })
const weekdayLong = format({ weekday: 'long' })
const weekdayShort = format({ weekday: 'short', day: 'numeric', month: 'short' })
const clock = format({ hour: '2-digit', minute: '2-digit', hour12: false })

const asDate = (at: string | Date) => (typeof at === 'string' ? parseUtc(at) : at)

/** Days from `date` to `now` on the calendar of the person: 0 today, 1 yesterday, −1 tomorrow. */
export const daysAgo = (date: Date, now: Date): number =>
  Math.round(
    (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())) /
      86_400_000,
  )

/** `17 Nov 2026` */
export const formatDate = (at: string | Date): string => dayMonthYear(asDate(at))

/** `11:48` */
export const formatTime = (at: string | Date): string => clock(asDate(at))

/** `17 Nov 2026, 11:48` */
export const formatDateTime = (at: string | Date): string => `${formatDate(at)}, ${formatTime(at)}`

/** `Tue 17 Nov`, with the year when it is another one than that of `now`. */
export const formatShort = (at: string | Date, now: Date): string => {
  const date = asDate(at)
  return date.getFullYear() === now.getFullYear() ? weekdayShort(date) : dayMonthYear(date)
}

/** The head of a day in a stream: `Today, Thursday 19 November`, `Monday 16 November`, `Monday 16 November 2025`. */
export const formatDay = (at: string | Date, now: Date): string => {
  const date = asDate(at)
  const ago = daysAgo(date, now)
  const near = ago === 0 ? 'Today, ' : ago === 1 ? 'Yesterday, ' : ''
  const year = date.getFullYear() === now.getFullYear() ? '' : ` ${date.getFullYear()}`
  return `${near}${weekdayLong(date)} ${dayMonth(date)}${year}`
}
