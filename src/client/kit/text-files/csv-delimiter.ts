import type { ParseConfig, ParseResult } from 'papaparse'

export const delimiterOptions = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
] as const

export type Delimiter = (typeof delimiterOptions)[number]['value']

const delimiters = delimiterOptions.map(({ value }) => value)
const isDelimiter = (text: string | undefined): text is Delimiter => delimiters.some((each) => each === text)

/** The first line of files that Excel is to open: `sep=;`, which spreadsheets do not show. */
const sepLine = /^\uFEFF?"?sep=(.)"?[;,\t|]*(?:\r\n?|\n|$)/i

/** Takes the line `sep=;` off. */
export const readSepLine = (text: string): { text: string; delimiter?: Delimiter } => {
  const [line, delimiter] = sepLine.exec(text) ?? []
  return line === undefined ? { text } : { text: text.slice(line.length), ...(isDelimiter(delimiter) && { delimiter }) }
}

const rowsCompared = 50

type Parse = (text: string, config: ParseConfig) => ParseResult<string[]>

/** Returns the delimiter that cuts the most of the first rows into as many cells as each other. */
export const delimiterOf = (text: string, parse: Parse): Delimiter => {
  const start = text.slice(0, 50_000)
  const scoreOf = (delimiter: Delimiter) => {
    const counts = new Map<number, number>()
    for (const { length } of parse(start, { delimiter, preview: rowsCompared }).data)
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
    // Of two that cut as many rows alike, the one with more columns.
    return Math.max(0, ...[...counts].map(([cells, rows]) => rows + Math.min(cells, 100) / 1000))
  }
  return delimiters.reduce((best, each) => (scoreOf(each) > scoreOf(best) ? each : best))
}
