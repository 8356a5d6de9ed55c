import { normalizeForSearch } from '../../../../contract/normalize-for-search.ts'

/** Appended to every name, so its last letters begin a gram too. */
const end = '\u0001\u0001'
const size = 3
/** Sorts after all other letters. */
export const afterAll = '\u{10ffff}'

export const slices = (text: string) => {
  const letters = [...text]
  return letters.slice(0, Math.max(0, letters.length - size + 1)).map((_, i) => letters.slice(i, i + size).join(''))
}

/**
 * Returns the grams of a normalized name: every three consecutive characters, with a blank before each word. A shorter term is the beginning
 * of one of them.
 */
export const gramsOf = (name: string): string[] => [...new Set(slices(` ${name}${end}`))]

export const isGram = (text: string) => [...text].length === size
/** Returns the first gram of a term, or a term shorter than a gram itself. */
export const firstGram = (term: string) => [...term].slice(0, size).join('')

/** Returns the range of grams that begin with a short term, including `from` and excluding `before`. */
export const spanOf = (term: string): [from: string, before: string] => [term, `${term}${afterAll}`]

/** The most characters of a name that are indexed: more than any title has, unless its letters stand for several each. An index entry has a limit. */
const longest = 510

/** Returns the text that a record is searched by. */
export const searchText = (title: string) => [...normalizeForSearch(title)].slice(0, longest).join('')
