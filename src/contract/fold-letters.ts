import { digitValue } from './digit-value.ts'

/** Letters that Unicode does not decompose, and the plain ones in the same places that search takes them for. */
const alike: [letters: string, as: string][] = [
  ['łøđðħıŧŋəɓɗɖƙƴɛɔς', 'loddhitnebddkyeoσ'],
  ['ٱىیکةەہھ', 'اييكهههه'],
]
const letters = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ...alike.flatMap(([from, to]) => [...from].map((letter, at): [string, string] => [letter, to[at] ?? letter])),
])
const foldable = new RegExp(`[${[...letters.keys()].join('')}]`, 'g')

/** Accents of Latin, Greek and Cyrillic letters, and hamza and madda on Arabic ones. */
const accents = /[\u0300-\u036f\u0653-\u0655]/g
/** Thai and Lao marks, of which the one over the vowel is typed before or after the tone. */
const marks = /[\u0e48-\u0e4d\u0ec8-\u0ecd]{2,}/g

/** Writes the letters of a decomposed text without accents and the dot of `l·l`, as the plain letters and digits that people type for them. */
export const foldLetters = (text: string): string =>
  text
    .replace(accents, '')
    .toLowerCase()
    .replace(foldable, (letter) => letters.get(letter) ?? letter)
    .replaceAll('·', '')
    .replace(marks, (run) => [...run].toSorted().join(''))
    .replace(/[^\P{Nd}0-9]/gu, digitValue)
