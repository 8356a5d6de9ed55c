import { normalizeForSearch } from '../../contract/normalize-for-search.ts'

/** Appended to every name, so its last letters begin a gram too. */
const end = '\u0001\u0001'
const size = 3

const slices = (text: string) => {
  const letters = [...text]
  return letters.slice(0, Math.max(0, letters.length - size + 1)).map((_, i) => letters.slice(i, i + size).join(''))
}

/**
 * Returns the grams of a normalized name: every three consecutive characters, with a blank before each word. A shorter term is the beginning
 * of one of them.
 */
export const gramsOf = (name: string): string[] => [...new Set(slices(` ${name}${end}`))]

/** Returns the grams of a term, which every matching name has. None if the term is shorter than a gram. */
export const gramsOfTerm = (term: string): string[] => slices(term)

/** Returns the range of grams that begin with a short term, including `from` and excluding `before`. */
export const spanOf = (term: string): [from: string, before: string] => [term, `${term}\u{10ffff}`]

/** The most characters of a name that are indexed. */
const longest = 160

/** Returns the text that a record is searched by. */
export const searchText = (title: string) => [...normalizeForSearch(title)].slice(0, longest).join('')
