const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' }

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđðħıßæœþς]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFC')
    .replace(/\s+/g, ' ')

/**
 * Normalizes text for search: lower case, no accents on Latin, Greek and Cyrillic letters, single spaces and none
 * at the ends. The service matches by it, and the app highlights matches by it.
 */
export const normalizeForSearch = (text: string): string => plain(text).trim()

// Segments by grapheme, so composed and decomposed accents are one letter. Created on first use, because creating it is slow.
let segmenter: Intl.Segmenter | undefined
const letterByLetter = (text: string) => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/**
 * Finds `term` in `text`, ignoring what normalization removes.
 *
 * @returns start and end as offsets into `text`, or undefined when it does not occur
 */
export const findNormalized = (text: string, term: string): readonly [start: number, end: number] | undefined => {
  const wanted = normalizeForSearch(term)
  if (wanted === '') return undefined
  let folded = ''
  const offsets: number[] = []
  for (const { segment, index } of letterByLetter(text)) {
    const part = plain(segment)
    if (part === ' ' && folded.endsWith(' ')) continue
    for (let at = 0; at < part.length; at += 1) offsets.push(index)
    folded += part
  }
  const found = folded.indexOf(wanted)
  if (found < 0) return undefined
  return [offsets[found] ?? 0, offsets[found + wanted.length] ?? text.length]
}
