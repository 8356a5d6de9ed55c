import { currentTime } from '../../clock.ts'
import { parseDate } from '../../ui/dates/parse-date.ts'
import { userTimeZone } from '../../ui/dates/time-zone.ts'
import { userWeekStart } from '../../ui/dates/week-start.ts'
import { type DueDays, dueDaysIn } from './due-days.ts'

type Reader = typeof import('./read-due.ts')
let reader: Reader | undefined

/** Reads a plain date: "3 Dec", "3.12.", "2026-12-03". Before today, a deadline without a year is for the next one. */
const readDate = (text: string, days: DueDays, isDeadline: boolean): string | undefined => {
  const day = parseDate(text, currentTime())
  if (day === undefined || !isDeadline || day >= days.today) return day
  const typed = text.trim().replace(/[\s./-]+$/, '')
  const next = parseDate(`${typed} ${Number(days.today.slice(0, 4)) + 1}`, currentTime())
  // A text that has a year already cannot take another one.
  return next ?? day
}

/**
 * Loads the code that reads words such as "next Friday", when a text needs it. Undefined when there is nothing to wait for. Offline, the
 * words stay unread.
 */
export const loadDayWords = (text: string): Promise<unknown> | undefined => {
  if (reader || text.trim() === '' || parseDate(text, currentTime()) !== undefined) return undefined
  const loaded = (module: Reader) => {
    reader = module
  }
  return import('./read-due.ts').then(loaded, () => undefined)
}

/** Reads a day as people type it: a date, or words once `loadDayWords` has loaded them. */
export const readDay = (text: string, isDeadline: boolean): string | undefined => {
  const days = dueDaysIn(userTimeZone(), currentTime(), userWeekStart())
  const date = readDate(text, days, isDeadline)
  if (date !== undefined) return date
  const found = reader?.readDue(text, days)
  return found?.isMoment ? undefined : found?.dueDate
}

/** Reads a due date as people type it: as `readDay`, and also with a time. */
export const readDueDate = (text: string): string | undefined => {
  const days = dueDaysIn(userTimeZone(), currentTime(), userWeekStart())
  return readDate(text, days, true) ?? reader?.readDue(text, days)?.dueDate
}
