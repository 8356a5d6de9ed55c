import type { DatePhrase } from './date-phrases.ts'

const weekdayAlone = /^(?:(?:this|next|last|past)\s+)*(?:mon|tue|wed|thu|fri|sat|sun)\w*\.?$/i
const slashDate = /^\d{1,2}\/\d{1,2}$/
const partOfDay = /^(?:morning|afternoon|evening|night|midnight|midday|noon|weekend)$/i
const monthName = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/i
const monthFirst = /^[a-z]+\.? \d{1,2}$/i
/** "a second", "two weeks": how long something takes. */
const lasting = /^(?!(?:this|next|in|within|end)\b).*\b(?:second|minute|min|hour|day|week|month|year)s?$/i
/** Words that may be a verb or a noun too: "Sat down", "the sun". */
const shortName = /^(?:sun|sat|wed|mon|fri|tue|thu)$/i

/** Words that lead to a date, so that it may stand anywhere. */
const leading = /(?:^|[\s(])(?:on|by|until|till?|before|due|for|at|@)\s+$/i
/**
 * Words that make a date part of what is to be done: "mails of 3 May", "move it to Friday", "the Friday newsletter", "Rechnung vom 12.11.",
 * "facture du 3 dec".
 */
const binding =
  /(?:^|[\s(])(?:the|an?|every|each|all|any|my|our|your|his|her|their|its|of|from|since|to|about|after|and|or|&|than|through|between|per|last|vom|von|seit|du|des|depuis|del?|desde|[-–—/+])\s+$/i
/** "2 days before Friday" and "a week on Friday" are other days. */
const distance = /\b(?:an?|one|two|three|\d+)\s+(?:(?:day|week|month|hour|minute|min)s?\s+before|(?:weeks?|fortnight)(?:\s+on)?)\s+$/i
const fartherOff = /^\s+(?:after\s+next|week)(?!\w)/i
/** A month is a day only as a deadline: "by March 2027". */
const deadline = /(?:^|[\s(])(?:by|until|till?|before|due)\s+$/i
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
  // "2 mon" are months.
  if (/^mon$/i.test(text) && /\d\s+$/.test(before)) return false
  // A range would lose its end.
  if (found.end || /^now$/i.test(text) || partOfDay.test(text) || lasting.test(text) || text === '24/7') return false
  if (/[^\s(,]$/.test(before) || /^(?:[\p{L}\p{N}_'’/-]|[.,:]\S)/u.test(after)) return false
  const isMonth = monthName.test(text) && !weekdayAlone.test(text) && !start.isCertain('day')
  if (isMonth && !(start.isCertain('year') && deadline.test(before))) return false
  if (binding.test(before) || /\bup to\s+$/i.test(before)) return false
  if (distance.test(`${before}${/^on\s/i.exec(text)?.[0] ?? ''}`) || fartherOff.test(after)) return false
  // "Thursday and Friday" are two days.
  if (/^\s*(?:and|or|to|through|until|[&+/–—-])\s+(?:\d|mon|tue|wed|thu|fri|sat|sun|tomorrow|next)/i.test(after)) return false
  if (leading.test(before)) return true
  const isLast = /^[@\s.,;!?)]*$/.test(after)
  if (/^[@\s]*$/.test(before)) {
    // "Sunday Times" is a name, "Sun cream" a noun, and "May 5 apples" a person and a number of things.
    const next = /^\s+(\S+)/.exec(after)?.[1] ?? ''
    const isMonthFirst = monthFirst.test(text)
    const isName = (weekdayAlone.test(text) || isMonthFirst) && /^\p{Lu}/u.test(next)
    const isNumber = isMonthFirst && /[^s]s$/.test(next)
    return isLast || !(isName || isNumber || (shortName.test(text) && next !== ''))
  }
  return isLast || (!slashDate.test(text) && following.test(after))
}
