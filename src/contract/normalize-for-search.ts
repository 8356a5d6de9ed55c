import { foldLetters } from './fold-letters.ts'
import { foldSpelling, joinCjk } from './fold-spelling.ts'

const plain = (text: string) =>
  foldLetters(foldSpelling(foldSpelling(text).normalize('NFKD')))
    .normalize('NFC')
    .replace(/[\s-]+/g, ' ')

/**
 * Normalizes text for search: lower case, no accents on Latin, Greek, Cyrillic and Arabic letters, no vowel marks on Arabic and Hebrew ones, plain
 * letters and digits for those that keyboards write differently, one kind of apostrophe and of quotation mark, blanks for hyphens, nothing
 * invisible, one width of letters, single spaces, none at the ends and none between Chinese, Japanese and Korean letters. The service matches by it, and the app highlights matches by it.
 */
export const normalizeForSearch = (text: string): string => joinCjk(plain(text).trim())

/** Normalizes the words that a text is searched for. Their blanks stay, since they may occur in any order. */
export const normalizeTerm = (term: string): string => plain(term).trim()

/** Returns the words of a normalized text, without the punctuation around them. */
export const wordsOf = (normalized: string): string[] => [
  ...new Set(
    normalized
      .split(/[\s,;]+/)
      .map((word) => word.replace(/^["'([{]+|["')\]}.:!?]+$/g, ''))
      .filter((word) => /[\p{L}\p{N}]/u.test(word)),
  ),
]

/** Returns whether a normalized text contains a term (`normalizeTerm`), as a whole or its words in any order. */
export const containsTerm = (text: string, term: string): boolean => {
  if (text.includes(joinCjk(term))) return true
  const words = wordsOf(term)
  return words.length > 0 && words.every((word) => text.includes(word))
}

// Segments by grapheme, so composed and decomposed accents are one letter. Created on first use, because creating it is slow.
let segmenter: Intl.Segmenter | undefined
const letterByLetter = (text: string) => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Normalizes a text letter by letter; `offsets` says where each normalized letter was. */
const withOffsets = (text: string) => {
  let folded = ''
  const offsets: number[] = []
  for (const { segment, index } of letterByLetter(text)) {
    const part = plain(segment)
    if (part === ' ' && folded.endsWith(' ')) continue
    if (joinCjk(folded.slice(-3) + part).length < folded.slice(-3).length + part.length) {
      folded = folded.slice(0, -1)
      offsets.pop()
    }
    for (let at = 0; at < part.length; at += 1) offsets.push(index)
    folded += part
  }
  return { folded, offsets }
}

type Range = readonly [start: number, end: number]

const joined = (ranges: Range[]): Range[] => {
  const whole: Range[] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = whole.at(-1)
    if (last && start <= last[1]) whole[whole.length - 1] = [last[0], Math.max(last[1], end)]
    else whole.push([start, end])
  }
  return whole
}

/**
 * Finds `term` in `text`, ignoring what normalization removes: as a whole, or else its words in any order.
 *
 * @returns the ranges that match, in order, as offsets into `text`, or undefined when it does not occur
 */
export const findNormalized = (text: string, term: string): readonly [Range, ...Range[]] | undefined => {
  const wanted = normalizeTerm(term)
  if (wanted === '') return undefined
  const whole = joinCjk(wanted)
  const { folded, offsets } = withOffsets(text)
  const rangeOf = (part: string): Range[] => {
    const found = folded.indexOf(part)
    return found < 0 ? [] : [[offsets[found] ?? 0, offsets[found + part.length] ?? text.length]]
  }
  const words = folded.includes(whole) ? [whole] : wordsOf(wanted)
  const ranges = words.flatMap(rangeOf)
  if (ranges.length < words.length) return undefined
  const [first, ...others] = joined(ranges)
  return first && [first, ...others]
}
