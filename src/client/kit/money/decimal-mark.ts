import { numberFormatIn } from '../../locale.ts'
import { localeOfZone } from '../../ui/dates/region.ts'
import { userTimeZone } from '../../ui/dates/time-zone.ts'
import { tryStorage } from '../../ui/storage/try-storage.ts'

/** What separates the fraction of a number; the other one groups thousands. */
export type DecimalMark = '.' | ','

const storageKey = 'tandem-decimal-mark'

const markIn = (locale: string): DecimalMark =>
  numberFormatIn(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value === ','
    ? ','
    : '.'

/** The mark of the country that a time zone belongs to; undefined for a zone such as UTC. */
const markOfZone = (timeZone: string, languages: readonly string[]): DecimalMark | undefined => {
  const local = localeOfZone(timeZone, languages)
  return local === undefined ? undefined : markIn(local)
}

/** Returns the decimal mark of a person if at least two of these agree: what was typed, the language of the browser, the time zone. */
export const decimalMarkOf = (typed: DecimalMark | undefined, languages: readonly string[], timeZone: string): DecimalMark | undefined => {
  const [language] = languages
  const found = [typed, language === undefined ? undefined : markIn(language), markOfZone(timeZone, languages)]
  return (['.', ','] as const).find((mark) => found.filter((each) => each === mark).length > 1)
}

const stored = () => /^(chosen )?([.,])$/.exec(tryStorage(() => localStorage.getItem(storageKey)) ?? '') ?? []

/** Returns whether the person chose a decimal mark when asked. */
export const isMarkChosen = (): boolean => stored()[1] !== undefined

/** Returns the decimal mark of the person at this browser; undefined if it is not known. A mark that was chosen once decides. */
export const decimalMark = (): DecimalMark | undefined => {
  const [, chosen, mark] = stored()
  const typed = mark as DecimalMark | undefined
  return chosen ? typed : decimalMarkOf(typed, navigator.languages, userTimeZone())
}

/** Keeps the decimal mark of an amount that could be read in one way only, on this device. */
export const rememberTypedMark = (mark: DecimalMark | undefined): void => {
  tryStorage(() => mark && !localStorage.getItem(storageKey)?.startsWith('chosen') && localStorage.setItem(storageKey, mark))
}

/** Keeps the decimal mark that a person chose when asked. */
export const rememberChosenMark = (mark: DecimalMark): void => {
  tryStorage(() => localStorage.setItem(storageKey, `chosen ${mark}`))
}
