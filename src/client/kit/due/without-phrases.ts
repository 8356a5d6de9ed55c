/** A phrase of a line that says something about the record that the line makes. */
export interface Phrase {
  readonly at: number
  readonly text: string
}

/** The line without a phrase, the preposition before it ("by Friday"), and what set it apart: brackets, or a comma or colon at an end. */
const withoutPhrase = (line: string, { at, text }: Phrase): string => {
  const before = line.slice(0, at).replace(/(^|[\s(])(by|on|for|until|before)\s*$/i, '$1')
  const rest = line.slice(at + text.length)
  const after = /,\s*$/.test(before) ? rest.replace(/^\s*,/, '') : rest
  if (/\($/.test(before) && after.startsWith(')')) return `${before.slice(0, -1)} ${after.slice(1)}`
  if (before.trim() === '') return after.replace(/^\s*[:;,–—-]\s+/, '')
  return after.trim() === '' ? before.replace(/\s*[:;,–—-]\s*$/, '') : `${before} ${after}`
}

/** The line without some of its phrases. */
export const withoutPhrases = (text: string, phrases: readonly Phrase[]): string =>
  phrases
    .toSorted((a, b) => b.at - a.at)
    .reduce(withoutPhrase, text)
    .replace(/\s+/g, ' ')
    .trim()
