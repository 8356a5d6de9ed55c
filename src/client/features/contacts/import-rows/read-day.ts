import { digitValue } from '../../../../contract/digit-value.ts'
import { monthDayFault, parseMonthDay } from '../../../ui/dates/month-day.ts'
import { dateFault, parseDate } from '../../../ui/dates/parse-date.ts'
import { monthNamed } from './month-names.ts'

/** Whether a date such as 05/04/1979 begins with the day or with the month. */
export type DayOrder = 'day' | 'month'

const numeric = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/

/** Writes a date in digits of ASCII, without its time, its weekday and the word for year. */
const tidy = (text: string) =>
  text
    .trim()
    .replace(/\p{Nd}/gu, digitValue)
    .replace(/^\p{L}{2,}\.?,\s*/u, '')
    .replace(/(?<=\d)(?:,? |T)\d{1,2}:\d\d(?::[\d.]+)?(?: ?[ap]m)?(?: ?(?:Z|[+-]\d\d:?\d\d))?$/i, '')
    .replace(/(?<=^\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)$/, '')
    .replace(/(?<=\d)\.? ?[гр]\.?$/u, '')

/** Returns the order that the dates of a file have; undefined if all could be either. Dates with dots always begin with the day. */
export const dayOrderOf = (dates: Iterable<string>): DayOrder | 'ambiguous' | undefined => {
  let ambiguous = false
  for (const date of dates) {
    const [, first, mark, second] = numeric.exec(tidy(date)) ?? []
    if (first === undefined || mark === '.') continue
    if (Number(first) > 12) return 'day'
    if (Number(second) > 12) return 'month'
    ambiguous ||= first !== second
  }
  return ambiguous ? 'ambiguous' : undefined
}

/** Whether a date of a file stands for none: Outlook and spreadsheets write zeros. */
export const isNoDay = (text: string): boolean => {
  if (!/^\d+([/.-])\d+\1\d+$/.test(text.trim())) return false
  const rest = text
    .split(/\D+/)
    .map(Number)
    .filter((part) => part !== 0)
  // The day 0 of spreadsheets is in January 1900.
  return rest.length < 2 || (rest.length === 2 && rest.includes(1) && rest.includes(1900))
}

/** The year of two digits that is not in the future. */
const fullYear = (year: string, now: Date) => {
  if (year.length === 4) return year
  const thisYear = now.getUTCFullYear()
  const inCentury = Math.floor(thisYear / 100) * 100 + Number(year)
  return String(inCentury > thisYear ? inCentury - 100 : inCentury)
}

const englishMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Writes a date with the name of its month in English, the day first. */
const withEnglishMonth = (text: string, now: Date): string => {
  const date = text.replace(/(\d)(?:st|nd|rd|th)\b/, '$1').replaceAll(/ (?:de|of|del|di|do) /g, ' ')
  const [, before, name = '', after, last] =
    /^(\d{1,4})?[\s.,/-]*([\p{L}\p{M}]{2,}|tháng \d{1,2})\.?[\s.,/-]*(\d{1,4})?(?:[\s.,/-]+(\d{4}|\d\d))?\.?$/u.exec(date) ?? []
  const month = monthNamed(name)
  if (month === undefined) return text
  const [day, year] = before === undefined ? [after, last] : before.length > 2 ? [after, before] : [before, after]
  return [day, englishMonths[month - 1], year && fullYear(year, now)].filter(Boolean).join(' ')
}

/** Writes a date of a file as `parseDate` reads it for everybody. */
const plain = (text: string, order: DayOrder, now: Date): string => {
  const date = tidy(text)
  const [, first, mark, second, year] = numeric.exec(date) ?? []
  if (first !== undefined && second !== undefined && year !== undefined) {
    const [day, month] = order === 'month' && mark !== '.' ? [second, first] : [first, second]
    return `${fullYear(year, now)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  }
  const isoLike = date
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    .replace(/^(\d{4})(?:[/.]|\. ?|[년年] ?)(\d{1,2})(?:[/.]|\. ?|[월月] ?)(\d{1,2})[.일日]?$/, '$1-$2-$3')
    .replace(/^(\d{1,2})[월月] ?(\d{1,2})[일日]$/, (_, month: string, day: string) => `--${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return /\p{L}/u.test(isoLike) ? withEnglishMonth(isoLike, now) : isoLike
}

/** Programs write the year 1604 or 0 where a birthday has none. */
const withoutNoYear = (date: string) => date.replace(/^(?:1604|0000)-(?=\d\d-\d\d$)/, '--')

/** Reads a day without a year: `--05-09`, `9.5.`, `5/9` where the month comes first. `02-29` can be read in one way only. */
const readMonthDay = (date: string, order: DayOrder) => {
  const [, first, mark, second] = /^(\d{1,2})([/.-])(\d{1,2})\.?$/.exec(date) ?? []
  if (first === undefined || second === undefined) return parseMonthDay(date)
  const read = (day: string, month: string) => parseMonthDay(`--${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (mark === '.') return read(first, second)
  return order === 'month' ? (read(second, first) ?? read(first, second)) : (read(first, second) ?? read(second, first))
}

/** Reads a date of a file. @returns `YYYY-MM-DD`, or `--MM-DD` if it has no year, or why it is none, as a sentence */
export const readDay = (text: string, order: DayOrder, now: Date): { day: string } | { fault: string } => {
  const date = withoutNoYear(plain(text, order, now))
  const monthDay = readMonthDay(date, order)
  if (monthDay !== undefined) return { day: monthDay }
  if (!/\d{4}/.test(date)) return { fault: wrong(date, now) }
  const day = parseDate(date, now)
  return day === undefined ? { fault: wrong(date, now) } : { day }
}

const wrong = (date: string, now: Date) => monthDayFault(date) ?? dateFault(date, now) ?? 'Use a date like 17 Nov 2026.'
