import type { ParsedResult } from 'chrono-node'
import { casual, GB } from 'chrono-node/en'
import { isMonthFirst } from '../../ui/dates/day-order.ts'

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|sept|oct|nov|dec)[a-z]*'

const masked = (text: string) => text.replace(/\S/g, 'x')

/** Words in quotation marks, addresses, and numbers that belong to a word: "#18", "Crane-19", "v1.5". */
const quoted = /“[^”]*”|„[^“”]*[“”]|«[^»]*»|"[^"]*"|‘[^’]*’(?!\p{L})|(?<!\S)'[^']*'(?!\S)|`[^`]*`/gu
const addresses = /\S*(?:\w:\/\/|www\.|\S@\S)\S*/g
const joined = /(?<=[#№$€£¥\p{L}_])[-#]?\d[\d.,-]*|(?<=\p{L}-)\d[\d.,]*/gu

/** A number that is part of a date or a time; every other one is a word. */
const dateNumbers = new RegExp(
  [
    String.raw`(?<![\d.,/-])\d{4}-\d{1,2}-\d{1,2}(?![\d-])`,
    String.raw`(?<![\d.,/])\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})(?![\d.,/])`,
    String.raw`(?<![\d.,/])\d{1,2}/\d{1,2}(?![\d.,/])`,
    String.raw`(?<![\d.,/:])\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\b)?`,
    String.raw`(?<![\d.,/:])\d{1,2} ?(?:[ap]\.?m\b|o'clock)`,
    String.raw`(?<=\bat )\d{1,2}(?:[:.]\d{2})?(?![\d.,/]\d)`,
    String.raw`(?<![\d.,/])\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\b\.?(?:,? \d{4}\b)?`,
    String.raw`(?<![a-z])${month}\.? \d{1,2}(?:st|nd|rd|th)?(?![\d.:/])(?:,? \d{4}\b)?`,
    String.raw`(?<![a-z])${month} \d{4}\b`,
    String.raw`(?<=\b(?:in|within) (?:about )?)\d{1,3} (?:min(?:ute)?|h(?:ou)?r|day|week|month|year)s?\b`,
    String.raw`(?<![\d.,])\d{1,3} (?:min(?:ute)?|h(?:ou)?r|day|week|month|year)s? (?:ago|from now|from today|from tomorrow|later)\b`,
  ].join('|'),
  'gi',
)

/** The parser would take 2027-13-01 for 13 January. */
const impossible = /(?<!\d)\d{4}-(?:00|1[3-9]|[2-9]\d)-\d{1,2}(?!\d)/g

/** Hides what is no part of a date, in as many characters. */
const withoutOthers = (text: string): string => {
  const words = text.replace(quoted, masked).replace(addresses, masked).replace(joined, masked)
  const kept = new Set<number>()
  for (const { index, 0: found } of words.matchAll(dateNumbers)) for (let at = index; at < index + found.length; at += 1) kept.add(at)
  return words.replace(/\d/g, (digit, at: number) => (kept.has(at) ? digit : 'x'))
}

/** Writes "31.12." as "31/12 ", which the parser reads, in as many letters. "1.5." is one only where a word such as "by" leads to it, or alone. */
const withSlashes = (text: string, isSwapped: boolean) =>
  text.replace(/(?<![\d.,/])(\d{1,2})\.(\d{1,2})\.(?!\d)/g, (whole, day: string, ofMonth: string, at: number) => {
    const before = text.slice(0, at)
    const isPlain = ofMonth.length === 2 || before.trim() === '' || /\b(?:on|by|until|till?|before|due)\s+$/i.test(before)
    return isPlain && !/\b(?:version|release|chapter|section|part|step|build|v|no|nr)\.?\s+$/i.test(before)
      ? `${isSwapped ? `${ofMonth}/${day}` : `${day}/${ofMonth}`} `
      : whole
  })

/** A phrase that names a day or a moment, at its place in a text. */
export interface DatePhrase {
  readonly found: ParsedResult
  readonly at: number
  readonly end: number
}

/** "Thursday 4 December" is no day in a year in which it is a Friday, and "the Mon" no month. */
const isOnItsWeekday = ({ start, text }: ParsedResult): boolean => {
  if (!start.isCertain('weekday')) return !/\bmon\b/i.test(text)
  const [year = 0, month = 1, day = 1] = (['year', 'month', 'day'] as const).map((part) => start.get(part) ?? undefined)
  return !start.isCertain('day') || new Date(Date.UTC(year, month - 1, day)).getUTCDay() === start.get('weekday')
}

interface ParseOptions {
  /** Whether a day without a year, or a weekday, lies ahead. */
  readonly forwardDate: boolean
  /** Whether the text is nothing but a date, so that every number is part of it. */
  readonly isWhole?: boolean
}

/** Finds all phrases of a text that name days and moments. */
export const datePhrases = (text: string, now: Date, { forwardDate, isWhole = false }: ParseOptions): DatePhrase[] => {
  const monthLeads = /\d[./]\d/.test(text) && isMonthFirst('/')
  const slashed = withSlashes(text.replace(impossible, masked), monthLeads && !isMonthFirst('.'))
  const readable = isWhole ? slashed : withoutOthers(slashed)
  return (monthLeads ? casual : GB)
    .parse(readable, now, { forwardDate })
    .filter(isOnItsWeekday)
    .map((found) => {
      // The parser takes commas and brackets around a weekday into the phrase.
      const first = found.index + (/^[\s,(]+/.exec(found.text)?.[0].length ?? 0)
      // "on the 3rd of May"
      const article = /^\d/.test(found.text) ? /(?<=\b(?:on|by|until|till?|before|for)\s+)the\s+$/i.exec(text.slice(0, first)) : null
      const at = first - (article?.[0].length ?? 0)
      const end = found.index + found.text.replace(/[\s,)]+$/, '').length
      return { found, at, end: text[end] === '.' && readable[end] === ' ' ? end + 1 : end }
    })
}
