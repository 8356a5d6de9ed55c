import type { ParsedComponents } from 'chrono-node'
import { writeUtc } from '../../ui/dates/format-date.ts'
import type { WallClock } from '../../ui/dates/time-zone.ts'
import { type DatePhrase, datePhrases } from './date-phrases.ts'
import type { DueDays } from './due-days.ts'
import { isPlainDate } from './is-plain-date.ts'

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

/** Moves a day without a year, or a weekday, that lies ahead of `now` back by a year or a week. "Sunday 12 March" says the year with both. */
const intoPast = (start: ParsedComponents, text: string, now: Date) => {
  const found = start.date()
  const isWeekdayToo = start.isCertain('weekday') && start.isCertain('day')
  if (found <= now || start.isCertain('year') || isWeekdayToo || /\b(next|tomorrow|in)\b/i.test(text)) return found
  if (start.isCertain('weekday') && !start.isCertain('day')) found.setDate(found.getDate() - 7)
  else if (start.isCertain('month')) found.setFullYear(found.getFullYear() - 1)
  return found
}

/** "tonight at 1" is after midnight. */
const atNight = (clock: WallClock): WallClock => {
  const isAfterMidnight = clock.hour < 6 || (clock.hour >= 12 && clock.hour < 16)
  return isAfterMidnight ? { ...clock, day: clock.day + 1, hour: clock.hour % 12 } : clock
}

/** The moment at which a clock shows this that is some minutes ahead of UTC. */
const momentAt = ({ year, month, day, hour, minute }: WallClock, offset: number) =>
  writeUtc(new Date(Date.UTC(year, month - 1, day, hour, minute - offset)))

interface ReadOptions {
  /** A weekday is the last one and "12 Nov" lies behind, for what has happened. Otherwise both lie ahead. */
  readonly past?: boolean
  /** The text is nothing but a day or a moment. */
  readonly isWhole?: boolean
}

/** The parser counts in the time zone of the machine: it is given the reader's clock as if it were there. */
const clockOf = ({ clock }: DueDays) => new Date(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute)

/** What a phrase means in the days of the reader. */
const readPhrase = ({ found, at, end }: DatePhrase, text: string, days: DueDays, past: boolean): DuePhrase => {
  const { start } = found
  const phrase = text.slice(at, end)
  const week = /^(?:this|next) week$/i.exec(phrase)?.[0].toLowerCase() as 'this week' | 'next week' | undefined
  if (week && !past) return { at, text: phrase, dueDate: days.dueIn(week), isMoment: false }
  const now = clockOf(days)
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute') => start.get(name) ?? 0
  const behind = past ? intoPast(start, phrase, new Date(now.getFullYear(), now.getMonth(), now.getDate(), 23, 59)) : undefined
  const date = behind
    ? { year: behind.getFullYear(), month: behind.getMonth() + 1, day: behind.getDate() }
    : { year: part('year'), month: part('month'), day: part('day') }
  const isMoment = start.isCertain('hour')
  const day = `${date.year}-${two(date.month)}-${two(date.day)}`
  if (!isMoment) return { at, text: phrase, dueDate: day, isMoment }
  const moment = { ...date, hour: part('hour'), minute: part('minute') }
  const offset = start.get('timezoneOffset')
  const dueDate = offset === null ? days.momentOf(/\btonight\b/i.test(phrase) ? atNight(moment) : moment) : momentAt(moment, offset)
  return { at, text: phrase, dueDate, isMoment }
}

const phrasesOf = (text: string, days: DueDays, { past = false, isWhole = false }: ReadOptions) =>
  datePhrases(text, clockOf(days), { forwardDate: !past && !isPast(text), isWhole })

/**
 * Finds the last phrase of a line that plainly names a day or a moment, in English, in the days of the reader. What is due does not lie in
 * the past.
 *
 * @param kept phrases that are to stay words
 */
export const findDue = (line: string, days: DueDays, kept: readonly string[] = []): DuePhrase | undefined =>
  phrasesOf(line, days, {})
    .filter((phrase) => isPlainDate(phrase, line))
    .map((phrase) => readPhrase(phrase, line, days, false))
    .findLast(({ dueDate, text }) => !isPast(text) && !days.isLate(dueDate) && !kept.includes(text))

/** What something is for does not say when it happened: "Ticket for Friday". */
const aim = /(?:^|\s)(?:for|by|until|till?|before|due)\s+$/i

/** Finds the last phrase of a line that plainly names a day of something that has happened: "yesterday", "12 Nov". */
export const findPastDay = (line: string, days: DueDays, kept: readonly string[] = []): DuePhrase | undefined =>
  phrasesOf(line, days, { past: true })
    .filter((phrase) => isPlainDate(phrase, line) && !aim.test(line.slice(0, phrase.at)))
    .map((phrase) => readPhrase(phrase, line, days, true))
    .findLast(({ isMoment, text }) => !isMoment && !/\bweek$/i.test(text) && !kept.includes(text))

/** Reads a text that is nothing but a day or a moment: "next Friday", "in 2 weeks", "tomorrow at 15:00". */
export const readDue = (text: string, days: DueDays): DuePhrase | undefined => {
  const typed = text.trim()
  const phrase = phrasesOf(typed, days, { isWhole: true }).find(({ at, end }) => at === 0 && end === typed.length)
  return phrase && readPhrase(phrase, typed, days, false)
}
