/** A phrase of a line that says something about the record that the line makes. */
export interface Phrase {
  readonly at: number
  readonly text: string
}

/** The line without some of its phrases, and without the preposition before each: "by Friday". */
export const withoutPhrases = (text: string, phrases: readonly Phrase[]): string =>
  phrases
    .toSorted((a, b) => b.at - a.at)
    .reduce((line, { at, text: phrase }) => {
      const before = line.slice(0, at).replace(/(^|\s)(by|on|for|until|before)\s*$/i, '')
      return `${before} ${line.slice(at + phrase.length)}`
    }, text)
    .replace(/\s+/g, ' ')
    .trim()
