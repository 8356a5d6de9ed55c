import { sql } from 'kysely'
import { derivedOf } from '../kinds.ts'
import type { ReadTx } from './store.ts'
import type { JournaledTables, TableName } from './tables.ts'

type Entry = Record<string, string | number | null>

/** What of an entry tells it from others; a null is never part of that. */
const conditions = (columns: Entry) =>
  sql.join(
    Object.entries(columns)
      .filter(([, value]) => value !== null)
      .map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  )

const without = (rows: Entry[], others: Entry[]) => {
  const known = new Set(others.map((row) => JSON.stringify(row)))
  return rows.filter((row) => !known.has(JSON.stringify(row)))
}

/** Rewrites what follows from a row in the lookup tables. Entries that stay the same cost nothing. */
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
}
