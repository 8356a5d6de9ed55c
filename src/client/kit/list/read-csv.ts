import { Unreachable } from '../../lib/service-error.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { formula } from './write-csv.ts'

/** A row of a CSV file, with its number in a spreadsheet. */
export interface CsvRow {
  readonly number: number
  readonly cells: readonly string[]
}

/** The rows that are not blank, or why there are none, as a sentence. */
export type CsvReading = { readonly rows: readonly CsvRow[] } | { readonly fault: string }

/** The number of rows that are parsed without a break. */
const rowsAtOnce = 1000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Spreadsheets save as UTF-8, UTF-16 with a mark, or the encoding of Windows. @returns undefined for what is no text */
const decodeText = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Undoes what `writeCsv` does to text that a spreadsheet would run as a formula. */
const unescaped = (cell: string) => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell)

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

const delimiters = [',', ';', '\t']

/** The delimiter that the first line has most of. */
const delimiterOf = (text: string): string => {
  const [line = ''] = text
    .slice(0, 10_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1)
  const countOf = (delimiter: string) => line.split(delimiter).length
  return delimiters.reduce((most, each) => (countOf(each) > countOf(most) ? each : most))
}

interface Parsed {
  rows: CsvRow[]
  /** The row with a quotation mark that is never closed. */
  unclosed?: number
}

/** Parses text in parts, so that the page stays responsive, and stops after more than `most` rows. */
const parseRows = async (text: string, most: number): Promise<Parsed> => {
  const { parse } = await import('papaparse').catch((cause: unknown) => {
    throw new Unreachable({ cause })
  })
  const parsed: Parsed = { rows: [] }
  let number = 0
  const { promise, resolve } = Promise.withResolvers<Parsed>()
  parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data: cells, errors }, parser) => {
      number += 1
      if (errors.some(({ code }) => code === 'MissingQuotes')) parsed.unclosed = number
      if (!isBlank(cells)) parsed.rows.push({ number, cells: cells.map(unescaped) })
      if (parsed.rows.length > most) return parser.abort()
      if (number % rowsAtOnce > 0) return
      parser.pause()
      void pause().then(() => parser.resume())
    },
    complete: () => resolve(parsed),
  })
  return promise
}

/**
 * Reads a CSV file: separated by commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252.
 *
 * @param limits the most bytes, and the most rows besides the headings
 * @throws Unreachable when papaparse could not be loaded
 */
export const readCsv = async (file: Blob, limits: { bytes: number; rows: number }): Promise<CsvReading> => {
  if (file.size > limits.bytes) return { fault: `This file is larger than ${limits.bytes / 1_000_000} MB. Split it and import the parts.` }
  if (file.size === 0) return { fault: 'This file is empty.' }
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) return { fault: "This isn't a CSV file. In your spreadsheet, choose Save as or Download, then CSV." }
  const { rows, unclosed } = await parseRows(text, limits.rows + 1)
  if (rows.length > limits.rows + 1)
    return { fault: `This file has more than ${formatCount(limits.rows)} rows. Split it and import the parts.` }
  if (unclosed)
    return { fault: `Row ${unclosed} has a quotation mark that isn't closed. Fix it in your spreadsheet and save the file again.` }
  return rows.length > 0 ? { rows } : { fault: 'This file is empty.' }
}
