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
 * Text as people look for it: without case and without the accents of Latin, Greek and Cyrillic letters, with single spaces and none
 * at its ends. What the service finds by, and what is marked in what was found.
 */
export const fold = (text: string): string => plain(text).trim()

// A letter with its marks is one piece, however it is written. Made when it is wanted: it takes long, and the app starts without.
let segmenter: Intl.Segmenter | undefined
const letterByLetter = (text: string) => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/**
 * Where `term` stands in `text` when both are folded.
 *
 * @returns start and end as offsets into `text`, or undefined when it does not occur
 */
export const findFolded = (text: string, term: string): readonly [start: number, end: number] | undefined => {
  const wanted = fold(term)
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
