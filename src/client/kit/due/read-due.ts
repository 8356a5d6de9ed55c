import type { ParsedComponents, ParsedResult } from 'chrono-node'
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
const monthName = /\b(jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/i
const weekdayAlone = /^(on\s+|(this|next|last|past)\s+)*(mon|tue|wed|thu|fri|sat|sun)\w*\.?$/i
const slashDate = /^\d{1,2}\/\d{1,2}$/
const leadsToDay = /\b(on|by|until|till?|before|next|this|last|past)\s+$/i

/**
 * Whether a phrase means a day, and is not a word of something else: "Send May the March report", "the 24/7 rota", "Sunday Times". A month
 * needs a day or a year; a weekday or a day such as 4/12 stands first, last, or after a word such as "by".
 */
const meansDay = ({ index, text: found, start }: ParsedResult, line: string) => {
  // The parser takes a comma before a weekday into the phrase.
  const text = found.replace(/^[\s,(]+/, '')
  if (monthName.test(text) && !weekdayAlone.test(text) && !start.isCertain('day') && !start.isCertain('year')) return false
  if (!weekdayAlone.test(text) && !slashDate.test(text)) return true
  const [before, after] = [line.slice(0, index), line.slice(index + found.length)]
  if (leadsToDay.test(`${before}${text.replace(/\S+$/, '')}`)) return true
  // "The Sun" and "every Friday" are no due dates, and 24/7 is said of hours.
  if (/\b(the|an?|every|each)\s+$/i.test(before) || text === '24/7') return false
  // People may be named before it and after it; they are masked.
  return /^[@\s]*$/.test(before) || /^[@\s.,;!?)]*$/.test(after)
}

/** "last Friday" is not the next one. */
const isPast = (text: string) => /\b(last|past|ago|yesterday)\b/i.test(text)

/** Writes "31.12." as "31/12 ", which the parser reads, in as many letters. */
const withSlashes = (text: string) => text.replace(/(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?!\d)/g, '$1/$2 ')

interface FindOptions {
  /** A weekday is the last one and "12 Nov" lies behind, for what has happened. Otherwise both lie ahead. */
  readonly past?: boolean
}

/** Moves a day without a year, or a weekday, that lies ahead of `now` back by a year or a week. */
const intoPast = (start: ParsedComponents, now: Date) => {
  const found = start.date()
  if (found <= now || start.isCertain('year')) return found
  if (start.isCertain('weekday') && !start.isCertain('day')) found.setDate(found.getDate() - 7)
  else if (start.isCertain('month')) found.setFullYear(found.getFullYear() - 1)
  return found
}

/** Finds the last phrase of a text that names a day or a moment, in English, in the days of the reader. */
export const findDue = (text: string, days: DueDays, { past = false }: FindOptions = {}): DuePhrase | undefined => {
  const week = /\b(this|next) week\b/i.exec(text)
  if (week && !past) {
    const dueDate = days.dueIn(week[0].toLowerCase() as 'this week' | 'next week')
    return { at: week.index, text: week[0], dueDate, isMoment: false }
  }
  const { year, month, day, hour, minute } = days.clock
  // The parser counts in the time zone of the machine: it is given the reader's clock as if it were there.
  const now = new Date(year, month - 1, day, hour, minute)
  const readable = withSlashes(text)
  const found = GB.parse(readable, now, { forwardDate: !past && !isPast(text) }).findLast(
    (each) => each.text !== 'now' && meansDay(each, readable),
  )
  if (!found) return undefined
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute') => found.start.get(name) ?? 0
  const behind = past ? intoPast(found.start, new Date(year, month - 1, day, 23, 59)) : undefined
  const date = behind
    ? { year: behind.getFullYear(), month: behind.getMonth() + 1, day: behind.getDate() }
    : { year: part('year'), month: part('month'), day: part('day') }
  const isMoment = found.start.isCertain('hour')
  const dueDate = isMoment
    ? days.momentOf({ ...date, hour: part('hour'), minute: part('minute') })
    : `${date.year}-${two(date.month)}-${two(date.day)}`
  const end = found.index + found.text.length
  const typed = text.slice(found.index, text[end] === '.' && readable[end] === ' ' ? end + 1 : end)
  return { at: found.index, text: typed, dueDate, isMoment }
}

/** Reads a text that is nothing but a day or a moment: "next Friday", "in 2 weeks", "tomorrow at 15:00". */
export const readDue = (text: string, days: DueDays): DuePhrase | undefined => {
  const typed = text.trim()
  const found = findDue(typed, days)
  return found?.text.length === typed.length ? found : undefined
}
