import { type Kysely, sql } from 'kysely'
import { Outdated } from '../../errors.ts'
import type { Derived } from '../definitions/resource-definition.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { insertRows } from '../many-rows.ts'
import type { ReadTx } from '../store.ts'
import type { CounterTable, LookupTable, Row, TableName, Tables } from '../tables.ts'

/** Increase it when derived data changes (a field of the contract, the normalization of a letter). The next start then rebuilds it. */
export const derivedVersion = '14'

/** Returns the version of the derived data, or undefined in a new database. */
export const versionIn = async (db: Kysely<Tables>) =>
  (await db.selectFrom('sequence').select('value').where('name', '=', 'derived').executeTakeFirst())?.value

/** Refuses writes of a process with another version of derived data, which a newer process has replaced. */
export const refuseOtherVersion = async (db: Kysely<Tables>) => {
  const held = await versionIn(db)
  if (held !== undefined && held !== derivedVersion) throw new Outdated()
}

type Entry = Record<string, string | number | string[] | null>
type Key = Record<string, string>

const keys = new WeakMap<Dialect, Map<string, string[]>>()
/** Returns the columns of a table's primary key, cached. */
const keyOf = async ({ db, dialect }: ReadTx, table: string) => {
  const known = keys.get(dialect) ?? new Map<string, string[]>()
  keys.set(dialect, known)
  const key = known.get(table) ?? (await dialect.keyOf(db, table))
  known.set(table, key)
  return key
}

/** Returns the rows of one list that the other lacks. */
const without = <E extends Entry>(rows: E[], others: E[]) => {
  if (!rows.length || !others.length) return rows
  const known = new Set(others.map((row) => JSON.stringify(row)))
  return rows.filter((row) => !known.has(JSON.stringify(row)))
}

/** Returns the condition for entries of a table that have the keys of these, which are of one account. */
const haveKeysOf = async (tx: ReadTx, table: LookupTable, [first, ...others]: [Entry, ...Entry[]]) => {
  const key = (await keyOf(tx, table)).filter((column) => column !== 'accountId')
  const names = sql.join(key.map((column) => sql.ref(column)))
  const given = JSON.stringify([first, ...others].map((entry) => Object.fromEntries(key.map((column) => [column, entry[column]]))))
  return sql`"accountId" = ${first.accountId} and (${names}) in (select ${names} from ${tx.dialect.rowsOf(given, table, key)} as entries)`
}

const isFilled = <E>(list: E[]): list is [E, ...E[]] => list.length > 0

const deleteEntries = async (tx: ReadTx, table: LookupTable, entries: Entry[]) => {
  if (isFilled(entries)) await sql`delete from ${sql.table(table)} where ${await haveKeysOf(tx, table, entries)}`.execute(tx.db)
}

/** Returns those of the entries of one account that are not stored. */
export const missingEntries = async (tx: ReadTx, table: LookupTable, entries: Entry[]) => {
  if (!isFilled(entries)) return []
  const columns = sql.join(Object.keys(entries[0]).map((column) => sql.ref(column)))
  const where = await haveKeysOf(tx, table, entries)
  const { rows } = await sql<Entry>`select ${columns} from ${sql.table(table)} where ${where}`.execute(tx.db)
  return without(entries, rows)
}

/** Counts a key up or down; a counter that reaches zero is deleted. */
const count = async ({ db }: ReadTx, table: CounterTable, key: Key, by: number) => {
  const columns = sql.join(Object.keys(key).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns}, used) values (${sql.join(Object.values(key))}, ${by})
    on conflict (${columns}) do update set used = ${sql.table(table)}.used + excluded.used`.execute(db)
  if (by > 0) return
  const own = sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  )
  await sql`delete from ${sql.table(table)} where ${own} and used = 0`.execute(db)
}

/** A row before and after a write. One is absent if the row is new or deleted. */
export interface Step<T extends TableName> {
  before: Row<T> | undefined
  after: Row<T> | undefined
}

const writeCounts = async <T extends TableName>(tx: ReadTx, table: CounterTable, keysOf: (row: Row<T>) => Key[], steps: Step<T>[]) => {
  const counted = new Map<string, { key: Key; by: number }>()
  const add = (row: Row<T> | undefined, by: number) => {
    for (const own of row ? keysOf(row) : []) {
      const key = { accountId: row?.accountId ?? '', ...own }
      const name = JSON.stringify(key)
      counted.set(name, { key, by: (counted.get(name)?.by ?? 0) + by })
    }
  }
  for (const { before, after } of steps) {
    add(before, -1)
    add(after, 1)
  }
  for (const { key, by } of counted.values()) if (by) await count(tx, table, key, by)
}

/** Returns the entries of a row in a lookup table. */
export const entriesOf = <T extends TableName>(derived: Derived<Row<T>>, row: Row<T>): Entry[] =>
  derived.rows(row).map((entry) => ({ accountId: row.accountId, ...derived.owner(row), ...entry }))

/** Rewrites the derived entries of rows, with two statements per lookup table, and their counters. Unchanged entries are not written. */
export const writeDerived = async <T extends TableName>(tx: ReadTx, table: T, steps: Step<T>[]) => {
  for (const derived of tx.definitions.derivedOf(table)) {
    const entries = (row: Row<T> | undefined) => (row ? entriesOf(derived, row) : [])
    const changed = steps.filter(({ before, after }) => !(before && after && derived.from && derived.from(before) === derived.from(after)))
    const moved = changed.map(({ before, after }) => ({ old: entries(before), next: entries(after) }))
    const gone = moved.flatMap(({ old, next }) => without(old, next))
    const added = moved.flatMap(({ old, next }) => without(next, old))
    await deleteEntries(tx, derived.table, gone)
    await insertRows(tx, derived.table, added)
  }
  for (const { table: counters, keys: keysOf } of tx.definitions.countsOf(table)) await writeCounts(tx, counters, keysOf, steps)
}
