import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** Returns how many tests a step ran, by the last line of the journeys and wire tests or the summary of Vitest, or undefined for another program. */
export const countsIn = (output: string): Counts | undefined => {
  const text = stripVTControlCharacters(output)
  const line = /^(?<passed>\d+) passed, (?<failed>\d+) failed, (?<skipped>\d+) skipped$/m.exec(text)?.groups
  const summary = /^ *Tests +(?=.*\(\d+\)$)(?<all>.+)$/m.exec(text)?.groups?.all
  const of = (word: string) => Number(line ? line[word] : (new RegExp(`(\\d+) ${word}`).exec(summary ?? '')?.[1] ?? 0))
  return line || summary ? { passed: of('passed'), failed: of('failed'), skipped: of('skipped') } : undefined
}

/** Returns the tests that passed only when they ran again, with their places, or an empty text. */
export const flakyIn = (output: string) => /^ +\d+ flaky\n(?: {4,}.+\n)+/m.exec(stripVTControlCharacters(output))?.[0] ?? ''

/** Returns how many tests or files of tests a step has ended so far. */
export const endedIn = (output: string) => stripVTControlCharacters(output).match(/^ *[✓✘✗×]/gm)?.length ?? 0
