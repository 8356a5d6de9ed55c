import { GB } from 'chrono-node/en'
import type { DueDays } from './due-days.ts'

/** A phrase of a text that names a day or a moment. */
export interface DuePhrase {
  readonly at: number
  readonly text: string
  readonly dueDate: string
  /** Whether it names a time too. */
  readonly isMoment: boolean
}

const two = (value: number) => String(value).padStart(2, '0')
/** "last Friday" is not the next one. */
const isPast = (text: string) => /\b(last|past|ago|yesterday)\b/i.test(text)

/** Finds the last phrase of a text that names a day or a moment, in English, in the days of the reader. A weekday is the next one. */
export const findDue = (text: string, days: DueDays): DuePhrase | undefined => {
  const week = /\b(this|next) week\b/i.exec(text)
  if (week) {
    const dueDate = days.dueIn(week[0].toLowerCase() as 'this week' | 'next week')
    return { at: week.index, text: week[0], dueDate, isMoment: false }
  }
  const { year, month, day, hour, minute } = days.clock
  // The parser counts in the time zone of the machine: it is given the reader's clock as if it were there.
  const now = new Date(year, month - 1, day, hour, minute)
  const found = GB.parse(text, now, { forwardDate: !isPast(text) }).findLast((each) => each.text !== 'now')
  if (!found) return undefined
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute') => found.start.get(name) ?? 0
  const date = { year: part('year'), month: part('month'), day: part('day') }
  const isMoment = found.start.isCertain('hour')
  const dueDate = isMoment
    ? days.momentOf({ ...date, hour: part('hour'), minute: part('minute') })
    : `${date.year}-${two(date.month)}-${two(date.day)}`
  return { at: found.index, text: found.text, dueDate, isMoment }
}

/** Reads a text that is nothing but a day or a moment: "next Friday", "in 2 weeks", "tomorrow at 15:00". */
export const readDue = (text: string, days: DueDays): DuePhrase | undefined => {
  const typed = text.trim()
  const found = findDue(typed, days)
  return found?.text.length === typed.length ? found : undefined
}
