import type { KyselyPlugin, UnknownRow } from 'kysely'
import type { TableShape } from './schema/columns.ts'
import { journaledTables } from './schema/journaled-tables.ts'
import { lookupTables } from './schema/lookup-tables.ts'

/** The columns with lists, which are JSON text in the database. No other column has one of these names. */
const listColumns = [
  ...new Set(
    Object.values<TableShape>({ ...journaledTables, ...lookupTables }).flatMap(({ columns }) =>
      [...columns.join().matchAll(/"(\w+)" LIST/g)].map(([, name = '']) => name),
    ),
  ),
]

/** Returns a row from the database with its lists. */
export const withLists = <Cells extends UnknownRow>(row: Cells): Cells => {
  const lists = listColumns.filter((column) => typeof row[column] === 'string')
  return lists.length ? { ...row, ...Object.fromEntries(lists.map((column) => [column, JSON.parse(row[column] as string)])) } : row
}

/** Returns a cell as the database and the journal store it. */
export const storedCell = (cell: unknown) => (Array.isArray(cell) ? JSON.stringify(cell) : cell)
/** Returns a row as the database and the journal store it. */
export const storedRow = (row: object) => Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, storedCell(cell)]))
/** Returns rows as JSON, for `rowsOf`. */
export const storedJson = (rows: object[]) => JSON.stringify(rows.map(storedRow))

/** Reads the lists of all rows that come from the database. */
export const readingLists: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    const [first] = result.rows
    return first && listColumns.some((column) => column in first) ? { ...result, rows: result.rows.map(withLists) } : result
  },
}
