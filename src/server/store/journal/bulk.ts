import { sql } from 'kysely'
import { insertInto } from '../ask.ts'
import type { ReadTx } from '../store.ts'
import type { TableName, Tables } from '../tables.ts'

type Row = Record<string, string | number | null>
interface Replaced {
  row: { accountId: string; id: string }
  next: object
}

/** Writes many rows of one table in one statement: every column in which one of them differs from what it was. */
export const replaceRows = async (tx: Pick<ReadTx, 'db' | 'dialect'>, table: TableName, replaced: Replaced[], always: string[]) => {
  const [first] = replaced
  if (!first) return
  const columns = Object.keys(first.next).filter(
    (column) => always.includes(column) || replaced.some(({ row, next }) => (next as Row)[column] !== (row as unknown as Row)[column]),
  )
  const values = replaced.map(({ next }) => Object.fromEntries(['id', ...columns].map((column) => [column, (next as Row)[column]])))
  const given = tx.dialect.rowsOf(JSON.stringify(values), table, ['id', ...columns])
  const set = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`entries.${column}`)}`)
  const id = sql.ref(`${table}.id`)
  // The ids are named twice so that SQLite looks for these rows alone instead of walking the account's.
  await sql`with entries as materialized (select cast(id as bigint) as id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${given} as given)
    update ${sql.table(table)} set ${sql.join(set)} from entries
    where ${sql.ref(`${table}.accountId`)} = ${first.row.accountId} and ${id} in (select id from entries) and ${id} = entries.id`.execute(
    tx.db,
  )
}

const perStatement = 20

/** Writes many entries of the journal, twenty in a statement: fewer or more take longer. */
export const insertChangeRows = async (tx: ReadTx, entries: Tables['changeRows'][]) => {
  for (let from = 0; from < entries.length; from += perStatement)
    await insertInto(tx, 'changeRows', entries.slice(from, from + perStatement))
}
