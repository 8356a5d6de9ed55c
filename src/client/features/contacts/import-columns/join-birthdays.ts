import type { CsvRow } from '../../../kit/text-files/read-csv.ts'
import { words } from './heading-pattern.ts'

const headings = ['birth year', 'birth month', 'birth day']

const dateOf = ([year, month, day]: readonly string[]) => (month && day ? (year ? `${year}-${month}-${day}` : `${day}.${month}.`) : '')

/** Thunderbird writes year, month and day of a birthday in three columns. Returns the rows with the whole date in the column of the day. */
export const joinBirthdays = (rows: readonly CsvRow[], headingsAt: number | undefined): readonly CsvRow[] => {
  const named = rows[headingsAt ?? -1]?.cells.map(words) ?? []
  const columns = headings.map((heading) => named.indexOf(heading))
  const [, , dayColumn = -1] = columns
  if (columns.includes(-1)) return rows
  return rows.map((row, at) => {
    if (at <= (headingsAt ?? -1) || row.cells.length <= dayColumn) return row
    return { ...row, cells: row.cells.with(dayColumn, dateOf(columns.map((column) => row.cells[column]?.trim() ?? ''))) }
  })
}
