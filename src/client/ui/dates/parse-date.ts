import { monthLabel } from '../../locale.ts'
import { isMonthFirst } from './day-order.ts'
import { clockAt } from './time-zone.ts'

const months = Array.from({ length: 12 }, (_, at) => at + 1)
const isNamed = (month: number, typed: string) => monthLabel(month).toLowerCase().startsWith(typed)

const iso = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day))
  date.setUTCFullYear(year)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return date.toISOString().slice(0, 10)
}

/** Year, month and day as typed. The day may not exist. */
const readParts = (text: string, now: Date): [year: number, month: number, day: number] | undefined => {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/, (_, name, day, year = '') => `${day} ${name} ${year}`.trim())
    .replace(/^(\d{1,2})(?:st|nd|rd|th)\b/, '$1')
  const written = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (written) return [Number(written[1]), Number(written[2]), Number(written[3])]
  const parts = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})\.?(?:[\s./-]+(\d{4}))?\.?$/.exec(typed)
  if (!parts) return undefined
  const [, day, middle = '', year] = parts
  // A month's name, or the beginning of one.
  const month = /^\d/.test(middle) ? Number(middle) : (months.find((each) => isNamed(each, middle)) ?? 0)
  const mark = /^\d+ *([./-]) *\d/.exec(typed)?.[1]
  const isSwapped = mark !== undefined && month <= 31 && Number(day) <= 12 && isMonthFirst(mark === '.' ? '.' : '/')
  const [inYear, first] = [year === undefined ? clockAt(now).year : Number(year), Number(day)]
  return isSwapped ? [inYear, first, month] : [inYear, month, first]
}

/**
 * Parses a date as people type it: `2026-11-17`, `17 Nov 2026`, `17.11.2026`, `17/11/2026`, `17 november`, `Nov 17`,
 * `17.11.`. The day comes before the month, but in `11/17` where the person writes the month first. The year is that of `now` by default.
 *
 * @returns `YYYY-MM-DD`, or undefined when it is not a date
 */
export const parseDate = (text: string, now: Date): string | undefined => {
  const parts = readParts(text, now)
  return parts && iso(...parts)
}

/** Returns the error for a typed date, or undefined when it is valid. */
export const dateFault = (text: string, now: Date): string | undefined => {
  const parts = readParts(text, now)
  if (parts && iso(...parts) !== undefined) return undefined
  const [year, month = 0, day] = parts ?? []
  return months.includes(month) ? `There is no ${day} ${monthLabel(month, 'short')} ${year}.` : 'Use a date like 17 Nov 2026.'
}
