import type { DatePhrase } from './date-phrases.ts'

const weekdayAlone = /^(?:(?:this|next|last|past)\s+)*(?:mon|tue|wed|thu|fri|sat|sun)\w*\.?$/i
const slashDate = /^\d{1,2}\/\d{1,2}$/
const partOfDay = /^(?:morning|afternoon|evening|night|midnight|midday|noon|weekend)$/i
const monthName = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/i
/** "a second", "two weeks": how long something takes. */
const lasting = /^(?!(?:this|next|in|within|end)\b).*\b(?:second|minute|min|hour|day|week|month|year)s?$/i
/** Words that may be a verb or a noun too: "Sat down", "the sun". */
const shortName = /^(?:sun|sat|wed|mon|fri|tue|thu)$/i

/** Words that lead to a date, so that it may stand anywhere. */
const leading = /(?:^|[\s(])(?:on|by|until|till?|before|due|for|at|@)\s+$/i
/** Words that make a date part of what is to be done: "mails of 3 May", "move it to Friday", "the Friday newsletter". */
const binding =
  /(?:^|[\s(])(?:the|an?|every|each|all|any|my|our|your|his|her|their|its|of|from|since|to|about|after|and|or|&|than|through|between|per|last|[-–—/+])\s+$/i
/** What may follow a date within a line: a new part of the sentence, or a person. People are masked by `@`. */
const following =
  /^(?:[.,;:!?)]*$|[,;:!?)](?:\s|$)|\s*[.]?\s*$|\s+(?:[-–—]\s|@|\(|about|at|with|for|to|and|or|re|from|in|on|the|an?|of|by|via|per|if|so|because|that|then|before|after|until|as|my|our|your|her|his|their|all|both)(?:\W|$))/i

/**
 * Whether a phrase plainly means a day, and is not a word of something else: "next week's rota", "version 1.5.", "Sunday Times", "the 24/7
 * rota". It stands first, last, after a word such as "by", or before a new part of the sentence.
 */
export const isPlainDate = ({ found, at, end }: DatePhrase, line: string): boolean => {
  const { start } = found
  const text = line.slice(at, end)
  const [before, after] = [line.slice(0, at), line.slice(end)]
  // A range would lose its end.
  if (found.end || /^now$/i.test(text) || partOfDay.test(text) || lasting.test(text) || text === '24/7') return false
  if (/[^\s(,]$/.test(before) || /^(?:[\p{L}\p{N}_'’/-]|[.,:]\S)/u.test(after)) return false
  if (monthName.test(text) && !weekdayAlone.test(text) && !start.isCertain('day') && !start.isCertain('year')) return false
  if (binding.test(before) || /\bup to\s+$/i.test(before)) return false
  // "Thursday and Friday" are two days.
  if (/^\s*(?:and|or|to|through|until|[&+/–—-])\s+(?:\d|mon|tue|wed|thu|fri|sat|sun|tomorrow|next)/i.test(after)) return false
  if (leading.test(before)) return true
  const isLast = /^[@\s.,;!?)]*$/.test(after)
  if (/^[@\s]*$/.test(before)) {
    // "Sunday Times" is a name, and "Sun cream" a noun.
    const next = /^\s+(\S)/.exec(after)?.[1] ?? ''
    const isName = weekdayAlone.test(text) && /\p{Lu}/u.test(next)
    return isLast || !(isName || (shortName.test(text) && next !== ''))
  }
  return isLast || (!slashDate.test(text) && following.test(after))
}
