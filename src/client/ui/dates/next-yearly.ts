import { dayOf } from './format-date.ts'

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/**
 * Returns the next day of a yearly date, today included, and the number of years since the date. 29 February is 28 February in other years.
 *
 * @param date `YYYY-MM-DD`, or `--MM-DD` without a year, of which 0 years are counted
 */
export const nextYearly = (date: string, now: Date): { day: string; years: number; moved: boolean } => {
  const today = dayOf(now)
  const [first, monthAndDay] = [Number(/^\d{4}/.exec(date)?.[0] ?? Number.NaN), date.slice(-5)]
  const inYear = (year: number) => {
    const moved = monthAndDay === '02-29' && !isLeap(year)
    return { day: `${String(year).padStart(4, '0')}-${moved ? '02-28' : monthAndDay}`, years: year - first || 0, moved }
  }
  const year = Math.max(Number(today.slice(0, 4)), first || 0)
  const next = inYear(year)
  return next.day < today ? inYear(year + 1) : next
}
