import { dateFormatIn } from '../../locale.ts'
import { localeOfZone } from './region.ts'
import { userTimeZone } from './time-zone.ts'

/** What separates the numbers of a date. */
type DateMark = '/' | '.'

const beginsWithMonth = (locale: string, mark: DateMark): boolean => {
  const parts = dateFormatIn(locale, { day: 'numeric', month: 'numeric' }).formatToParts(new Date(0))
  const isOwnMark = mark === '/' || parts.some(({ type, value }) => type === 'literal' && value.includes(mark))
  return isOwnMark && parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month'
}

/**
 * Whether `12/3` is 3 December for a person: if their language and the country of their time zone agree on it. `12.3.` is only where dates
 * are written with dots.
 */
export const isMonthFirstIn = (languages: readonly string[], timeZone: string, mark: DateMark = '/'): boolean => {
  const [language] = languages
  if (language === undefined || !beginsWithMonth(language, mark)) return false
  const local = localeOfZone(timeZone, languages)
  return local !== undefined && beginsWithMonth(local, mark)
}

/** Whether `12/3`, or `12.3.`, is 3 December for the person at this browser. */
export const isMonthFirst = (mark: DateMark): boolean => isMonthFirstIn(navigator.languages, userTimeZone(), mark)
