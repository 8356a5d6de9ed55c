import { Unreachable } from '../../lib/service-error.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { type Delimiter, delimiterOf, readSepLine } from './csv-delimiter.ts'
import { decodeText } from './decode-text.ts'
import type { Encoding } from './encodings.ts'

/** A row of a CSV file, with its number in a spreadsheet. */
export interface CsvRow {
  readonly number: number
  readonly cells: readonly string[]
}

/** The rows that are not blank, and how they were read. */
export interface Csv {
  readonly rows: readonly CsvRow[]
  readonly encoding: Encoding
  /** Undefined for rows that were no CSV. */
  readonly delimiter: Delimiter | undefined
}

/** What was read, or why nothing was, as a sentence. */
export type CsvReading = Csv | { readonly fault: string }

/** What the user has chosen instead of what was detected. */
export interface CsvChoice {
  readonly encoding?: Encoding
  readonly delimiter?: Delimiter | undefined
}

/** The number of rows that are parsed without a break. */
const rowsAtOnce = 1000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

interface Parsed {
  rows: CsvRow[]
  delimiter: Delimiter | undefined
  /** The row with a quotation mark that is never closed. */
  unclosed?: number
}

/** Parses text in parts, so that the page stays responsive, and stops after more than `most` rows. */
const parseRows = async (whole: string, most: number, chosen: Delimiter | undefined): Promise<Parsed> => {
  const { parse } = await import('papaparse').catch((cause: unknown) => {
    throw new Unreachable({ cause })
  })
  const { text, delimiter: named } = readSepLine(whole)
  const delimiter = chosen ?? named ?? delimiterOf(text, (start, config) => parse<string[]>(start, config))
  const parsed: Parsed = { rows: [], delimiter }
  let number = 0
  const { promise, resolve } = Promise.withResolvers<Parsed>()
  parse<string[]>(text, {
    delimiter,
    step: ({ data: cells, errors }, parser) => {
      number += 1
      if (errors.some(({ code }) => code === 'MissingQuotes')) parsed.unclosed = number
      if (!isBlank(cells)) parsed.rows.push({ number, cells })
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
 * Reads a CSV file in any of the encodings, separated by commas, semicolons, tabs or vertical bars.
 *
 * @param limits the most bytes, and the most rows besides the headings
 * @param readOther reads text in another format as rows
 * @throws Unreachable when a library could not be loaded
 */
export const readCsv = async (
  file: Blob,
  limits: { bytes: number; rows: number },
  chosen: CsvChoice = {},
  readOther: (text: string) => CsvRow[] | undefined = () => undefined,
): Promise<CsvReading> => {
  if (file.size > limits.bytes) return { fault: `This file is larger than ${limits.bytes / 1_000_000} MB. Split it and import the parts.` }
  if (file.size === 0) return { fault: 'This file is empty.' }
  const decoded = await decodeText(new Uint8Array(await file.arrayBuffer()), chosen)
  if (!decoded) return { fault: "This isn't a CSV file. In your spreadsheet, choose Save as or Download, then CSV." }
  const { text, encoding } = decoded
  const others = readOther(text)
  const { rows, delimiter, unclosed }: Parsed = others
    ? { rows: others, delimiter: undefined }
    : await parseRows(text, limits.rows + 1, chosen.delimiter)
  if (rows.length > limits.rows + 1)
    return { fault: `This file has more than ${formatCount(limits.rows)} rows. Split it and import the parts.` }
  if (unclosed)
    return { fault: `Row ${unclosed} has a quotation mark that isn't closed. Fix it in your spreadsheet and save the file again.` }
  return rows.length > 0 ? { rows, encoding, delimiter } : { fault: 'This file is empty.' }
}
