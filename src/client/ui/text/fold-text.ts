const marks = /\p{M}/u
const plain: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** A letter without case and without its marks, for comparing what was typed with a name. */
export const foldLetter = (letter: string): string =>
  [...letter.normalize('NFD').toLowerCase()]
    .filter((part) => !marks.test(part))
    .map((part) => plain[part] ?? part)
    .join('')

/**
 * Where `term` stands in `text` when case and diacritics do not count.
 *
 * @returns start and end as offsets into `text`, or undefined when it does not occur
 */
export const findFolded = (text: string, term: string): readonly [start: number, end: number] | undefined => {
  const wanted = [...term.trim()].map(foldLetter).join('')
  if (wanted === '') return undefined
  let folded = ''
  const offsets: number[] = []
  let at = 0
  for (const letter of text) {
    const part = foldLetter(letter)
    for (let index = 0; index < part.length; index += 1) offsets.push(at)
    folded += part
    at += letter.length
  }
  const found = folded.indexOf(wanted)
  if (found < 0) return undefined
  return [offsets[found] ?? 0, offsets[found + wanted.length] ?? text.length]
}
