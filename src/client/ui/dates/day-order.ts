import { dateFormatIn } from '../../locale.ts'
import { localeOfZone } from './region.ts'
import { userTimeZone } from './time-zone.ts'

const beginsWithMonth = (locale: string): boolean => {
  const parts = dateFormatIn(locale, { day: 'numeric', month: 'numeric' }).formatToParts(new Date(0))
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month'
}

/** Whether `12/3` is 3 December for a person: if their language and the country of their time zone agree on it. */
export const isMonthFirstIn = (languages: readonly string[], timeZone: string): boolean => {
  const [language] = languages
  if (language === undefined || !beginsWithMonth(language)) return false
  const local = localeOfZone(timeZone, languages)
  return local !== undefined && beginsWithMonth(local)
}

/** Whether `12/3` is 3 December for the person at this browser. */
export const isMonthFirst = (): boolean => isMonthFirstIn(navigator.languages, userTimeZone())
