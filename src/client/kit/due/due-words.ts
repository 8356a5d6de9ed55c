import { formatShortDay, formatWeekday } from '../../ui/dates/format-date.ts'
import type { Tone } from '../../ui/icons/state-label.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { dayNoun } from '../../ui/text/nouns.ts'
import type { DueDays } from './due-days.ts'

/** A due date in words: "3 days late", "Today", "Tomorrow, 15:00", "Sat 21 Nov". Undefined without one. */
export const dueWords = (dueDate: string, days: DueDays): { label: string; tone: Tone | undefined } | undefined => {
  if (dueDate === '') return undefined
  const late = days.daysLate(dueDate)
  const time = days.timeOf(dueDate)
  if (late > 0) return { label: `${countOf(late, dayNoun)} late`, tone: 'red' }
  if (time !== undefined && days.isLate(dueDate)) return { label: `Late since ${time}`, tone: 'red' }
  const on = days.dayOf(dueDate)
  const near = on === days.today ? 'Today' : late === -1 ? 'Tomorrow' : undefined
  const day = near ?? formatShortDay(on, days.today)
  return { label: time === undefined ? day : `${day}, ${time}`, tone: near && 'amber' }
}

/** What a new due date is called in a notification: "Due Sunday 29 Nov", "Due Friday 20 Nov, 15:00", "No due date". */
export const dueMessage = (dueDate: string, days: DueDays): string => {
  if (dueDate === '') return 'No due date'
  const time = days.timeOf(dueDate)
  return `Due ${formatWeekday(days.dayOf(dueDate), days.today)}${time === undefined ? '' : `, ${time}`}`
}
