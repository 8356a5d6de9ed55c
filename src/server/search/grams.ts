import { fold } from '../../contract/fold.ts'

/** Stands behind every name, so that its last letters begin a gram too. */
const end = '\u0001\u0001'
const size = 3

const slices = (text: string) => {
  const letters = [...text]
  return letters.slice(0, Math.max(0, letters.length - size + 1)).map((_, i) => letters.slice(i, i + size).join(''))
}

/** What a folded name is found by: every three characters in a row; whatever is shorter is the beginning of one of them. */
export const gramsOf = (name: string): string[] => [...new Set(slices(name + end))]

/** The grams that every name holding `term` has; none where the term is shorter than a gram. */
export const gramsOfTerm = (term: string): string[] => slices(term)

/** The span of grams that begin with a short term: from the first, and before the second. */
export const spanOf = (term: string): [from: string, before: string] => [term, `${term}\u{10ffff}`]

/** Names longer than this are found by their beginning. */
const longest = 160

/** The text that a record is searched by. */
export const searchText = (title: string) => [...fold(title)].slice(0, longest).join('')

/** Where a gram stands in a text: at its beginning, at that of a word, or within one. */
export type Place = 0 | 1 | 2

/** The grams of a text, each with the best place it stands at; in the order of their table, in which they are written faster. */
export const placedGrams = (text: string): { gram: string; place: Place }[] => {
  const places = new Map<string, Place>()
  let before = ''
  for (const [i, gram] of slices(text + end).entries()) {
    const place = i === 0 ? 0 : before === ' ' ? 1 : 2
    if (place < (places.get(gram) ?? 3)) places.set(gram, place)
    before = String.fromCodePoint(gram.codePointAt(0) ?? 0)
  }
  return [...places].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([gram, place]) => ({ gram, place }))
}
