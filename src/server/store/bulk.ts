import { sql } from 'kysely'
import type { ReadTx } from './store.ts'
import type { TableName, Tables } from './tables.ts'

type Row = Record<string, string | number | null>
interface Replaced {
  row: { accountId: string; id: string }
  next: object
}

/** Writes many rows of one table in one statement: every column in which one of them differs from what it was. */
export const replaceRows = async (tx: ReadTx, table: TableName, replaced: Replaced[], always: string[]) => {
  const [first] = replaced
  if (!first) return
  const columns = Object.keys(first.next).filter(
    (column) => always.includes(column) || replaced.some(({ row, next }) => (next as Row)[column] !== (row as unknown as Row)[column]),
  )
  const values = replaced.map(({ next }) => Object.fromEntries(['id', ...columns].map((column) => [column, (next as Row)[column]])))
  const set = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`entries.${column}`)}`)
  await sql`update ${sql.table(table)} set ${sql.join(set)} from ${tx.dialect.rowsOf(JSON.stringify(values), table, ['id', ...columns])} as entries
    where ${sql.ref(`${table}.accountId`)} = ${first.row.accountId} and ${sql.ref(`${table}.id`)} = entries.id`.execute(tx.db)
}

const perStatement = 100

/** Writes many entries of the journal, a hundred in a statement. */
export const insertChangeRows = async ({ db }: ReadTx, entries: Tables['changeRows'][]) => {
  for (let from = 0; from < entries.length; from += perStatement)
    await db
      .insertInto('changeRows')
      .values(entries.slice(from, from + perStatement))
      .execute()
}
