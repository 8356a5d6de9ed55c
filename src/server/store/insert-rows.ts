import { sql } from 'kysely'
import { tell } from './ask.ts'
import type { Dialect } from './dialect/dialect.ts'
import { tellOnce } from './dialect/unanswered.ts'
import type { ReadTx } from './store.ts'

type Value = string | number | null
export type Entry = Record<string, Value>

const keys = new WeakMap<Dialect, Map<string, string[]>>()
/** The columns of a table's key, for which the database is asked once. */
export const keyOf = async ({ db, dialect }: ReadTx, table: string) => {
  const known = keys.get(dialect) ?? new Map<string, string[]>()
  keys.set(dialect, known)
  const key = known.get(table) ?? (await dialect.keyOf(db, table))
  known.set(table, key)
  return key
}

/** So many rows are worth being put in order and written by statements that are there already. */
const many = 1000
/** Rows of such a statement. */
const perStatement = 50

const compare = (key: string[]) => (one: Entry, other: Entry) => {
  for (const column of key) {
    const [a, b] = [one[column] ?? '', other[column] ?? '']
    if (a !== b) return a < b ? -1 : 1
  }
  return 0
}

/** Entries roughly in the order of their table. They are put on heaps by the first column that tells them apart, which is sooner done than to sort them all. */
const inKeyOrder = async (tx: ReadTx, table: string, entries: Entry[]): Promise<Entry[]> => {
  const [first = '', ...others] = (await keyOf(tx, table)).filter((column) => column !== 'accountId')
  const heaps = Map.groupBy(entries, (entry) => entry[first] ?? '')
  return [...heaps.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, heap]) => heap.sort(compare(others)))
}

const insertTogether = (tx: ReadTx, table: string, columns: string[], rows: Entry[]) => {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  return tellOnce(
    tx,
    sql`insert into ${sql.table(table)} (${names}) select ${names} from ${tx.dialect.rowsOf(JSON.stringify(rows), table, columns)} as entries`,
  )
}

/** Fifty rows by a statement that is put together once: half the work of reading them from JSON. */
const insertFifty = (tx: ReadTx, table: string, columns: string[], rows: Entry[]) => {
  const values: Value[] = []
  for (const row of rows) for (const column of columns) values.push(row[column] ?? null)
  return tell(tx, `fifty ${table} ${columns}`, values, (given) => {
    const places = (row: number) => columns.map((_, i) => sql`${given[row * columns.length + i]}`)
    const lists = Array.from({ length: perStatement }, (_, row) => sql`(${sql.join(places(row))})`)
    return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(lists)}`
  })
}

const insertAll = async (tx: ReadTx, table: string, columns: string[], rows: Entry[]) => {
  let at = 0
  if (rows.length >= many)
    for (; at + perStatement <= rows.length; at += perStatement) await insertFifty(tx, table, columns, rows.slice(at, at + perStatement))
  if (at < rows.length) await insertTogether(tx, table, columns, rows.slice(at))
}

/** Writes rows in one statement; very many of them in statements of fifty. */
export const insertRows = (tx: ReadTx, table: string, rows: object[]) =>
  insertAll(tx, table, [...new Set(rows.flatMap(Object.keys))], rows as Entry[])

/** The same for entries, all of the same columns. Very many are written in the order of their table: each page of it once, where it would be looked for again and again. */
export const insertEntries = async (tx: ReadTx, table: string, entries: Entry[]) =>
  insertAll(tx, table, Object.keys(entries[0] ?? {}), entries.length < many ? entries : await inKeyOrder(tx, table, entries))
