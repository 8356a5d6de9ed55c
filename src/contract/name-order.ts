import { foldSpelling, joinCjk } from './fold-spelling.ts'
import { normalizeForSearch } from './normalize-for-search.ts'

/** Returns where a UTF-16 unit stands in the order of code points: surrogates come after all other units. */
const rankOf = (unit: number) => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)

/** Compares two texts by code point, as both databases do. */
export const compareText = (a: string, b: string): number => {
  for (let at = 0; at < a.length && at < b.length; at += 1) {
    const difference = rankOf(a.charCodeAt(at)) - rankOf(b.charCodeAt(at))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Compares two names as lists are sorted by name: without case and accents. Names that differ in nothing else are equal. */
export const compareNames = (a: string, b: string): number => compareText(normalizeForSearch(a), normalizeForSearch(b))

/** A hyphen between words. One at the end means something else: A and A- are different. */
const joining = /(?<=[\p{L}\p{N}])\s*-+\s*(?=[\p{L}\p{N}])/gu

/**
 * Returns a name as it is compared where accents count: without case, the number of spaces, the encoding of accents, and what spells the same name
 * differently (apostrophes, hyphens, invisible characters, vowel marks, full and half width, blanks between Chinese, Japanese and Korean letters).
 */
export const spellingKey = (name: string): string =>
  joinCjk(
    foldSpelling(name.normalize('NFKC')).normalize('NFKC').replace(joining, ' ').replace(/\s+/g, ' ').trim().toLowerCase().normalize('NFC'),
  )

/**
 * Returns the key that makes names equal, and sorts those that occur once, such as the names of categories. Names that differ in accents are
 * different (Müller, Muller) but sort next to each other.
 */
export const nameKey = (name: string): string => `${normalizeForSearch(name)}\u0001${spellingKey(name)}`

/** Returns whether two names are spellings of one. */
export const isSameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b)
