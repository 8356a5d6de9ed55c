/** Formats a time as in the interface, `YYYY-MM-DD HH:MM:SS` in UTC. */
export const moment = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
export const dateOf = (text: string) => new Date(`${text.replace(' ', 'T')}Z`)

const shifted = (text: string, milliseconds: number) => moment(new Date(dateOf(text).getTime() + milliseconds))
export const daysBefore = (text: string, days: number) => shifted(text, -days * 86_400_000)
export const dayBefore = (text: string) => daysBefore(text, 1)
export const daysAfter = (text: string, days: number) => shifted(text, days * 86_400_000)
export const minutesAfter = (text: string, minutes: number) => shifted(text, minutes * 60_000)
export const minutesBefore = (text: string, minutes: number) => shifted(text, -minutes * 60_000)

const days = (day: string) => dateOf(`${day} 00:00:00`).getTime() / 86_400_000
/** There are some 420 zones. Rows of earlier versions may spell them in other ways. */
const maxZones = 500
const formats = new Map<string, Intl.DateTimeFormat>()
/** Cached, because creating a format takes longer than reading a list of tasks. */
const formatIn = (timeZone: string) => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  if (formats.size >= maxZones) formats.clear()
  formats.set(timeZone, format)
  return format
}
const lastIn = new Map<string, { text: string; day: string }>()
/**
 * Returns the calendar day `YYYY-MM-DD` of a time in a time zone. Caches the last result, because many requests share a second. See
 * `isInCalendar` for the end of the year 9999.
 */
export const dayIn = (timeZone: string, text: string): string => {
  const last = lastIn.get(timeZone)
  if (last?.text === text) return last.day
  const day = formatIn(timeZone).format(dateOf(text)).padStart(10, '0')
  if (lastIn.size >= maxZones) lastIn.clear()
  lastIn.set(timeZone, { text, day })
  return day
}
/** Returns whether a time is the beginning of a day in a time zone. */
export const isMidnight = (timeZone: string, text: string): boolean => dayIn(timeZone, text) !== dayIn(timeZone, shifted(text, -1000))
/** Returns the number of days between two days, negative if the second is earlier. */
export const daysBetween = (from: string, to: string) => days(to) - days(from)
/** Returns the day `count` days after another, or before it. */
export const dayAfter = (day: string, count: number) => daysAfter(`${day} 00:00:00`, count).slice(0, 10)
/** Returns whether a computed day has a year of four digits. */
export const isInCalendar = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day)
