import { GB } from 'chrono-node/en'
import { normalizeForSearch } from '../../../contract/normalize-for-search.ts'
import type { DueDays } from '../../kit/due/due-days.ts'

/** A phrase of the line that says something about the task. */
interface Phrase {
  readonly at: number
  readonly text: string
}

/** The parts of a line: "call the printer tomorrow @jonas". */
export interface TaskLine {
  readonly due: (Phrase & { readonly dueDate: string }) | undefined
  readonly people: readonly (Phrase & { readonly userId: string })[]
  /** Mentions that fit nobody, or more than one person. */
  readonly unknown: readonly string[]
}

interface Person {
  readonly id: string
  readonly name: string
}

const readDue = (text: string, days: DueDays): TaskLine['due'] => {
  const week = /\b(this|next) week\b/i.exec(text)
  if (week) return { at: week.index, text: week[0], dueDate: days.dueIn(week[0].toLowerCase() as 'this week' | 'next week') }
  const { year, month, day, hour, minute } = days.clock
  // The parser counts in the time zone of the machine: it is given the reader's clock as if it were there.
  const found = GB.parse(text, new Date(year, month - 1, day, hour, minute), { forwardDate: true }).findLast((each) => each.text !== 'now')
  if (!found) return undefined
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute') => found.start.get(name) ?? 0
  const two = (value: number) => String(value).padStart(2, '0')
  const date = { year: part('year'), month: part('month'), day: part('day') }
  const dueDate = found.start.isCertain('hour')
    ? days.momentOf({ ...date, hour: part('hour'), minute: part('minute') })
    : `${date.year}-${two(date.month)}-${two(date.day)}`
  return { at: found.index, text: found.text, dueDate }
}

const beginsWith = (name: string, typed: string) => {
  const folded = normalizeForSearch(name)
  return folded.replaceAll(' ', '.').startsWith(typed) || folded.split(' ').some((word) => word.startsWith(typed))
}

/** Reads the due date and the people in a line, in English, in the days of the reader. */
export const readTaskLine = (text: string, people: readonly Person[], days: DueDays): TaskLine => {
  const mentions = [...text.matchAll(/(?<=^|\s)@([\p{L}\p{N}._-]+)/gu)]
  const found = mentions.map((mention) => {
    const typed = normalizeForSearch(mention[1] ?? '')
    const fitting = people.filter(({ name }) => beginsWith(name, typed))
    const exact = fitting.filter(({ name }) => normalizeForSearch(name).split(' ').includes(typed))
    const [person, ...more] = exact.length === 1 ? exact : fitting
    return { at: mention.index, text: mention[0], userId: more.length === 0 ? person?.id : undefined }
  })
  // A name may contain what looks like a date: "@may".
  const rest = text.replaceAll(/(?<=^|\s)@[\p{L}\p{N}._-]+/gu, (mention) => '@'.repeat(mention.length))
  return {
    due: readDue(rest, days),
    people: found.flatMap(({ userId, ...phrase }) => (userId === undefined ? [] : { ...phrase, userId })),
    unknown: found.flatMap((each) => (each.userId === undefined ? each.text : [])),
  }
}

/** The line without some of its phrases, and without the preposition before each: "by Friday". */
export const withoutPhrases = (text: string, phrases: readonly Phrase[]): string =>
  phrases
    .toSorted((a, b) => b.at - a.at)
    .reduce((line, { at, text: phrase }) => {
      const before = line.slice(0, at).replace(/(^|\s)(by|on|for|until|before)\s*$/i, '')
      return `${before} ${line.slice(at + phrase.length)}`
    }, text)
    .replace(/\s+/g, ' ')
    .trim()
