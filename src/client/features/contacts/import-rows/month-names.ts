import { normalizeForSearch } from '../../../../contract/normalize-for-search.ts'
import { dateFormatIn } from '../../../locale.ts'

const languages = 'en de fr es it pt nl da nb sv fi et lv lt pl cs sk hu ro tr el ru uk bg sr hr sl ca id vi hi th he ar fa'.split(' ')

const keyOf = (name: string) => normalizeForSearch(name).replace(/\.$/, '')

/** Returns how a language writes the months: alone and beside a day, whole and shortened. */
const namesIn = (language: string): [name: string, month: number][] =>
  (['long', 'short'] as const).flatMap((month) =>
    [{ month }, { month, day: 'numeric' } as const].flatMap((options) => {
      const format = dateFormatIn(`${language}-u-ca-gregory`, { ...options, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, at): [string, number] => {
        const part = format.formatToParts(Date.UTC(2024, at, 9)).find(({ type }) => type === 'month')
        return [keyOf(part?.value ?? ''), at + 1]
      })
    }),
  )

const collect = () => {
  const numbers = new Map<string, number | undefined>()
  for (const [name, month] of languages.flatMap(namesIn)) {
    const other = numbers.has(name) ? numbers.get(name) : month
    // "listopad" is October in Croatian and November in Polish.
    numbers.set(name, other === month ? month : undefined)
  }
  return numbers
}

// Made on first use, because it asks for every month of every language.
let known: ReadonlyMap<string, number | undefined> | undefined

/** Returns the month of a name in one of many languages, 1 for January; undefined for another word, and for a name of several months. */
export const monthNamed = (name: string): number | undefined => {
  known ??= collect()
  return known.get(keyOf(name))
}
