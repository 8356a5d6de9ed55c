import { normalizeForSearch } from '../../../../contract/normalize-for-search.ts'
import type { DueDays } from '../../../kit/due/due-days.ts'
import { type DuePhrase, findDue } from '../../../kit/due/read-due.ts'
import type { Phrase } from '../../../kit/due/without-phrases.ts'
import type { Person } from '../../../kit/people/responsible.ts'

/** The parts of a line: "call the printer tomorrow @jonas". */
export interface TaskLine {
  readonly due: DuePhrase | undefined
  readonly people: readonly (Phrase & { readonly userId: string })[]
  /** Mentions that fit nobody, or more than one person. */
  readonly unknown: readonly { readonly text: string; readonly fits: number }[]
}

const beginsWith = (name: string, typed: string) => {
  const folded = normalizeForSearch(name)
  return folded.replaceAll(' ', '.').startsWith(typed) || folded.split(' ').some((word) => word.startsWith(typed))
}

/** Reads the due date and the people in a line, in English, in the days of the reader. `kept` are phrases that stay words. */
export const readTaskLine = (text: string, people: readonly Person[], days: DueDays, kept: readonly string[] = []): TaskLine => {
  const mentions = [...text.matchAll(/(?<=^|\s)@([\p{L}\p{N}._-]+)/gu)]
  const found = mentions.map((mention) => {
    const typed = normalizeForSearch(mention[1] ?? '')
    const fitting = people.filter(({ name }) => beginsWith(name, typed))
    const exact = fitting.filter(({ name }) => normalizeForSearch(name).split(' ').includes(typed))
    const [person, ...more] = exact.length === 1 ? exact : fitting
    return { at: mention.index, text: mention[0], userId: more.length === 0 ? person?.id : undefined, fits: fitting.length }
  })
  // A name may contain what looks like a date: "@may".
  const rest = text.replaceAll(/(?<=^|\s)@[\p{L}\p{N}._-]+/gu, (mention) => '@'.repeat(mention.length))
  return {
    due: findDue(rest, days, kept),
    people: found.flatMap(({ userId, at, text }) => (userId === undefined ? [] : { userId, at, text })),
    unknown: found.flatMap(({ userId, text, fits }) => (userId === undefined ? { text, fits } : [])),
  }
}
