import { sql } from 'kysely'
import { derivedOf, kindOf } from '../../kinds/kinds.ts'
import { tell } from '../ask.ts'
import { type Entry, keyOf } from '../insert-rows.ts'
import type { ReadTx } from '../store.ts'
import type { CounterTable, JournaledTables, LookupTable, TableName } from '../tables.ts'

/** The columns of a key, with these values. */
const conditions = (values: Entry, key: Entry) =>
  sql.join(
    Object.keys(key).map((column) => sql`${sql.ref(column)} = ${values[column]}`),
    sql` and `,
  )

/** What one list has and the other has not. */
export const without = <E extends Entry>(rows: E[], others: E[]) => {
  if (!rows.length || !others.length) return rows
  const known = new Set(others.map((row) => JSON.stringify(row)))
  return rows.filter((row) => !known.has(JSON.stringify(row)))
}

type Owner = Record<string, string>
const columnsOf = (entries: Entry[]) => Object.keys(entries[0] ?? {})

/** Takes entries away by their keys, in one statement. */
export const deleteEntries = async (tx: ReadTx, table: LookupTable, entries: Entry[]) => {
  const [first] = entries
  if (!first) return
  const key = await keyOf(tx, table)
  const keyIn = (entry: Entry): Entry => Object.fromEntries(key.map((column) => [column, entry[column] ?? null]))
  if (entries.length === 1) {
    const own = keyIn(first)
    await tell(tx, `leave one of ${table}`, own, (given) => sql`delete from ${sql.table(table)} where ${conditions(given, own)}`)
    return
  }
  const names = sql.join(key.map((column) => sql.ref(column)))
  await tell(
    tx,
    `leave ${table}`,
    { entries: JSON.stringify(entries.map(keyIn)) },
    (given) =>
      sql`delete from ${sql.table(table)} where (${names}) in (select ${names} from ${tx.dialect.rowsOf(given.entries, table, key)} as entries)`,
  )
}

/** Writes the entries of one row in one statement. */
const insertEntries = async (tx: ReadTx, table: LookupTable, owner: Owner, entries: Entry[]) => {
  if (!entries.length) return
  const columns = columnsOf(entries)
  await tell(tx, `enter ${table} ${columns}`, { ...owner, entries: JSON.stringify(entries) }, (given) => {
    const own = Object.keys(owner)
    const names = [...own, ...columns].map((column) => sql.ref(column))
    const values = [...own.map((column) => sql`${given[column as keyof typeof given]}`), ...columns.map((column) => sql.ref(column))]
    return sql`insert into ${sql.table(table)} (${sql.join(names)}) select ${sql.join(values)}
      from ${tx.dialect.rowsOf(given.entries, table, columns)} as entries`
  })
}

/** Counts a key up or down; a counter that comes to nothing goes. */
export const count = async (tx: ReadTx, table: CounterTable, key: Record<string, string>, by: number) => {
  await tell(tx, `count ${table}`, { ...key, by }, (given: Entry) => {
    const columns = sql.join(Object.keys(key).map((column) => sql.ref(column)))
    return sql`insert into ${sql.table(table)} (${columns}, used) values (${sql.join(Object.keys(key).map((column) => given[column]))}, ${given.by})
      on conflict (${columns}) do update set used = ${sql.table(table)}.used + excluded.used`
  })
  if (by < 0)
    await tell(
      tx,
      `no more of ${table}`,
      key,
      (given: Entry) => sql`delete from ${sql.table(table)} where ${conditions(given, key)} and used = 0`,
    )
}

/** Counts what a row gives now, and no longer what it gave. */
const writeCounts = async <T extends TableName>(
  tx: ReadTx,
  table: T,
  before: JournaledTables[T] | undefined,
  after: JournaledTables[T] | undefined,
) => {
  for (const { table: counters, keys } of kindOf(table).counts ?? []) {
    const keysOf = (row: JournaledTables[T] | undefined) => (row ? keys(row).map((key) => ({ accountId: row.accountId, ...key })) : [])
    const [old, next] = [keysOf(before), keysOf(after)]
    for (const key of without(old, next)) await count(tx, counters, key, -1)
    for (const key of without(next, old)) await count(tx, counters, key, 1)
  }
}

/** Rewrites what follows from a row: its entries in the lookup tables, and the counters. What stays the same costs nothing. */
export const writeDerived = async <T extends TableName>(
  tx: ReadTx,
  table: T,
  before: JournaledTables[T] | undefined,
  after: JournaledTables[T] | undefined,
) => {
  const row = (after ?? before) as JournaledTables[T]
  for (const derived of derivedOf(table)) {
    if (before && after && derived.from && derived.from(before) === derived.from(after)) continue
    const old = before ? derived.rows(before) : []
    const next = after ? derived.rows(after) : []
    if (JSON.stringify(old) === JSON.stringify(next)) continue
    const owner = { accountId: row.accountId, ...derived.owner(row) }
    const gone = without(old, next).map((entry) => ({ ...owner, ...entry }))
    await deleteEntries(tx, derived.table, gone)
    await insertEntries(tx, derived.table, owner, without(next, old))
  }
  await writeCounts(tx, table, before, after)
}
