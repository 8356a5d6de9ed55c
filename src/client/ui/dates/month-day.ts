import { dateFault, parseDate } from './parse-date.ts'

/** A leap year, so that 29 February is a day. */
const leap = '2000'

/** Rewrites a day without a year as one of a leap year, as `parseDate` reads it: `9 May`, `May 9th`, `9.5.`, `9/5`, `--05-09`. Undefined for other text. */
const inLeapYear = (text: string) => {
  const stored = /^\s*--(\d\d)-?(\d\d)\s*$/.exec(text)
  if (stored) return `${leap}-${stored[1]}-${stored[2]}`
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/(\d)(?:st|nd|rd|th)\b/, '$1')
    .replace(/ of /, ' ')
    .replace(/^([a-z]{3,9})\.? ?(\d{1,2})$/, '$2 $1')
  return /^\d{1,2}[\s./-]*(?:[\s./-]\d{1,2}|[a-z]{3,9})\.?$/.test(typed) ? `${typed.replace(/^(\d+)(?=[a-z])/, '$1 ')} ${leap}` : undefined
}

/**
 * Parses a day without a year as people type it: `9 May`, `29 February`, `29.2.`, `9/5`, `--05-09`.
 *
 * @returns `--MM-DD`, or undefined when the text is not one
 */
export const parseMonthDay = (text: string): string | undefined => {
  const typed = inLeapYear(text)
  const day = typed && parseDate(typed, new Date(0))
  return day && `--${day.slice(5)}`
}

/** Returns the error for a day without a year that does not exist, or undefined if it exists or has a year. */
export const monthDayFault = (text: string): string | undefined => {
  const typed = inLeapYear(text)
  return typed && dateFault(typed, new Date(0))?.replace(` ${leap}`, '')
}

/** Whether a date has no year: `--05-09`. */
export const isWithoutYear = (date: string): boolean => date.startsWith('--')
