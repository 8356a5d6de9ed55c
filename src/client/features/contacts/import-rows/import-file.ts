import { unescapeFormula } from '../../../kit/list/write-csv.ts'
import type { Delimiter } from '../../../kit/text-files/csv-delimiter.ts'
import type { Encoding } from '../../../kit/text-files/encodings.ts'
import type { Csv, CsvRow } from '../../../kit/text-files/read-csv.ts'
import { type Audience, everyone } from '../../../kit/visibility/audience.ts'
import { type Field, partsOf } from '../import-columns/file-fields.ts'
import { findHeadings, guessFields } from '../import-columns/guess-fields.ts'
import { joinBirthdays } from '../import-columns/join-birthdays.ts'
import { type DayOrder, dayOrderOf } from './read-day.ts'
import { splitValues } from './split-values.ts'

/** A file that was read, and what its columns hold. */
export interface ImportFile {
  readonly source: File
  readonly encoding: Encoding
  /** Undefined for contact cards. */
  readonly delimiter: Delimiter | undefined
  /** All rows, also those above the headings. */
  readonly rows: readonly CsvRow[]
  /** The place of the row of headings. */
  readonly headingsAt: number | undefined
  readonly fields: readonly Field[]
  /** Undefined while it is to be chosen. */
  readonly order: DayOrder | undefined
  readonly audience: Audience
}

type Table = Pick<ImportFile, 'rows' | 'headingsAt'>

const dateParts = new Set(['birthday', 'anniversary', 'date'])

/** The rows below the headings. */
export const bodyOf = ({ rows, headingsAt }: Table): readonly CsvRow[] => rows.slice(headingsAt === undefined ? 0 : headingsAt + 1)

/** The headings of the columns. */
export const headingsOf = ({ rows, headingsAt }: Table): string[] => {
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const headings = headingsAt === undefined ? undefined : rows[headingsAt]
  return Array.from({ length: columns }, (_, at) => headings?.cells[at]?.trim() || `Column ${at + 1}`)
}

/** The order of the dates of a file. */
export const orderIn = (file: Table & Pick<ImportFile, 'fields'>) => {
  const columns = file.fields.flatMap((field, column) => (dateParts.has(partsOf(field).part) ? column : []))
  return dayOrderOf(bodyOf(file).flatMap(({ cells }) => columns.flatMap((column) => splitValues(cells[column] ?? ''))))
}

export const orderOf = (file: Table & Pick<ImportFile, 'fields'>): DayOrder | undefined => {
  const order = orderIn(file)
  return order === 'ambiguous' ? undefined : (order ?? 'day')
}

/** Our own files: the export of contacts, and the rows to correct. Their formulas were made text, which is undone. */
const isExport = (headings: readonly string[]) => headings.includes('Visible to') && headings.includes('Created (UTC)')
const isOwn = (headings: readonly string[]) => headings.at(-1) === 'Reason' || isExport(headings)

const withFields = (file: Omit<ImportFile, 'fields' | 'order'>): ImportFile => {
  const body = bodyOf(file)
  const headings = headingsOf(file)
  const known = file.headingsAt === undefined ? headings.map(() => '') : headings
  const guessed = guessFields(known, (column) => body.map(({ cells }) => cells[column] ?? ''))
  // Other programs have one text for what we call background; our export has both.
  const isNotes = (column: number) => guessed[column] === 'background' && headings[column] === 'Notes' && isExport(headings)
  const fields = guessed.map((field, column): Field => (isNotes(column) ? 'note' : field))
  return { ...file, fields, order: orderOf({ ...file, fields }) }
}

/** Finds the headings of a file, and guesses what its columns hold. */
export const importFile = (source: File, { rows: raw, encoding, delimiter }: Csv, audience: Audience = everyone): ImportFile => {
  const headingsAt = findHeadings(raw)
  const own = headingsAt !== undefined && isOwn(headingsOf({ rows: raw, headingsAt }))
  const rows = own ? raw.map((row) => ({ ...row, cells: row.cells.map(unescapeFormula) })) : raw
  return withFields({ source, encoding, delimiter, rows: joinBirthdays(rows, headingsAt), headingsAt, audience })
}

/** Takes another row as the headings. */
export const withHeadingsAt = (file: ImportFile, headingsAt: number | undefined): ImportFile => withFields({ ...file, headingsAt })
