import { sql } from 'kysely'
import { derivedOf, kindOf } from '../kinds.ts'
import { ask } from './ask.ts'
import type { ReadTx } from './store.ts'
import type { CounterTable, JournaledTables, TableName } from './tables.ts'

type Entry = Record<string, string | number | null>

/** What of an entry tells it from others; a null is never part of that. */
const conditions = (columns: Entry) =>
  sql.join(
    Object.entries(columns)
      .filter(([, value]) => value !== null)
      .map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  )

const without = <E extends Entry>(rows: E[], others: E[]) => {
  const known = new Set(others.map((row) => JSON.stringify(row)))
  return rows.filter((row) => !known.has(JSON.stringify(row)))
}

/** Counts a key up or down; a counter that comes to nothing goes. */
const count = async (tx: ReadTx, table: CounterTable, key: Record<string, string>, by: 1 | -1) => {
  await ask(tx, `count ${table}`, { ...key, by }, (given: Entry) => {
    const columns = sql.join(Object.keys(key).map((column) => sql.ref(column)))
    return sql`insert into ${sql.table(table)} (${columns}, used) values (${sql.join(Object.keys(key).map((column) => given[column]))}, ${given.by})
      on conflict (${columns}) do update set used = ${sql.table(table)}.used + excluded.used`
  })
  if (by < 0) await sql`delete from ${sql.table(table)} where ${conditions(key)} and used = 0`.execute(tx.db)
}

/** Counts what a row gives now, and no longer what it gave. */
export const writeCounts = async <T extends TableName>(
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
    for (const entry of without(old, next))
      await sql`delete from ${sql.table(derived.table)} where ${conditions({ ...owner, ...entry })}`.execute(tx.db)
    const added = without(next, old)
    if (!added[0]) continue
    const columns = Object.keys(added[0])
    const names = [...Object.keys(owner), ...columns].map((column) => sql.ref(column))
    await sql`insert into ${sql.table(derived.table)} (${sql.join(names)})
      select ${sql.join(Object.values(owner))}, ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${tx.dialect.rowsOf(JSON.stringify(added), derived.table, columns)} as entries`.execute(tx.db)
  }
  await writeCounts(tx, table, before, after)
}
