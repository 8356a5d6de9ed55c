import { normalizeForSearch } from '../../../../contract/normalize-for-search.ts'

/** A heading as words: `phoneNumber`, `PHONE_NUMBER` and "Phone number" are alike. */
export const words = (heading: string) =>
  normalizeForSearch(heading.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/['’]/g, ''))
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim()

const isCjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Chinese and Japanese have no spaces between words; one letter is a word only alone. */
const patternOf = (phrase: string) => {
  const text = phrase
    .split('*')
    .map((part) => words(part) && `${/^\s/.test(part) ? ' ' : ''}${words(part)}${/\s$/.test(part) ? ' ' : ''}`)
    .join('\\p{L}*')
  if (isCjk.test(phrase)) return [...phrase.trim()].length === 1 ? `^${text}$` : text
  return `(?<![\\p{L}\\p{Nd}])${text}(?![\\p{L}])`
}

/** Returns a pattern of any of the phrases, which are separated by commas. A star stands for more letters. */
export const matcherOf = (phrases: string) =>
  new RegExp(
    phrases
      .split(',')
      .map((phrase) => patternOf(phrase.replaceAll(/\s+/g, ' ').trim()))
      .join('|'),
    'u',
  )

/** Returns phrases, which are separated by commas, as a set of headings. */
export const headingSet = (phrases: string): ReadonlySet<string> => new Set(phrases.split(',').map(words))
