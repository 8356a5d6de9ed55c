import { sql } from 'kysely'
import { insertInto } from '../ask.ts'
import { tellOnce } from '../dialect/unanswered.ts'
import type { ReadTx } from '../store.ts'
import type { TableName, Tables } from '../tables.ts'

type Row = Record<string, string | number | null>
interface Replaced {
  row: { accountId: string; id: string }
  next: object
}

/** The columns, of all or of these, in which one of the rows is another than it was. */
export const changedColumns = (replaced: Replaced[], among = Object.keys(replaced[0]?.next ?? {})): string[] =>
  among.filter((column) => replaced.some(({ row, next }) => (next as Row)[column] !== (row as unknown as Row)[column]))

/** Writes these columns of many rows of one table in one statement; what is to be the same in all of them is given once. */
export const replaceRows = async (tx: Pick<ReadTx, 'db' | 'dialect'>, table: TableName, replaced: Replaced[], columns: string[]) => {
  const [first] = replaced
  if (!first || !columns.length) return
  const cellOf = ({ next }: Replaced, column: string) => (next as Row)[column]
  const own = columns.filter((column) => replaced.some((one) => cellOf(one, column) !== cellOf(first, column)))
  const values = replaced.map((one) => {
    const value: Row = { id: one.row.id }
    for (const column of own) value[column] = cellOf(one, column) as string
    return value
  })
  const given = tx.dialect.rowsOf(JSON.stringify(values), table, ['id', ...own])
  const set = columns.map((column) => {
    const value = own.includes(column) ? sql.ref(`entries.${column}`) : sql`${cellOf(first, column)}`
    return sql`${sql.ref(column)} = ${value}`
  })
  const id = sql.ref(`${table}.id`)
  const all = sql.join([sql`cast(id as bigint) as id`, ...own.map((column) => sql.ref(column))])
  // The ids are named twice so that SQLite looks for these rows alone instead of walking the account's.
  await tellOnce(
    tx,
    sql`with entries as materialized (select ${all} from ${given} as given)
    update ${sql.table(table)} set ${sql.join(set)} from entries
    where ${sql.ref(`${table}.accountId`)} = ${first.row.accountId} and ${id} in (select id from entries) and ${id} = entries.id`,
  )
}

const perStatement = 20

/** Writes many entries of the journal, twenty in a statement: fewer or more take longer. */
export const insertChangeRows = async (tx: ReadTx, entries: Tables['changeRows'][]) => {
  for (let from = 0; from < entries.length; from += perStatement)
    await insertInto(tx, 'changeRows', entries.slice(from, from + perStatement))
}
