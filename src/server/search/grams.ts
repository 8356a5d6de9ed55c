import { fold } from '../../contract/fold.ts'

/** Stands behind every name, so that its last letters begin a gram too. */
const end = '\u0001\u0001'
const size = 3

const slices = (text: string) => {
  const letters = [...text]
  return letters.slice(0, Math.max(0, letters.length - size + 1)).map((_, i) => letters.slice(i, i + size).join(''))
}

/** What a folded name is found by: every three characters in a row, with a blank before each word; whatever is shorter is the beginning of one of them. */
export const gramsOf = (name: string): string[] => [...new Set(slices(` ${name}${end}`))]

/** The grams that every name holding `term` has; none where the term is shorter than a gram. */
export const gramsOfTerm = (term: string): string[] => slices(term)

/** The span of grams that begin with a short term: from the first, and before the second. */
export const spanOf = (term: string): [from: string, before: string] => [term, `${term}\u{10ffff}`]

/** Names longer than this are found by their beginning. */
const longest = 160

/** The text that a record is searched by. */
export const searchText = (title: string) => [...fold(title)].slice(0, longest).join('')
