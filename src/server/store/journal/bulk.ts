import { sql } from 'kysely'
import type { ReadTx } from '../store.ts'
import type { TableName } from '../tables.ts'

type Row = Record<string, string | number | null>
interface Replaced {
  row: { accountId: string; id: string }
  next: object
}

/** The columns that change in at least one of the rows. */
export const changedColumns = (replaced: Replaced[]): string[] =>
  Object.keys(replaced[0]?.next ?? {}).filter((column) =>
    replaced.some(({ row, next }) => (next as Row)[column] !== (row as unknown as Row)[column]),
  )

/** Updates these columns of many rows in one statement. Values that all rows share are passed once. */
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
  // The ids appear twice, so SQLite looks up these rows instead of scanning the account.
  await sql`with entries as materialized (select ${all} from ${given} as given)
    update ${sql.table(table)} set ${sql.join(set)} from entries
    where ${sql.ref(`${table}.accountId`)} = ${first.row.accountId} and ${id} in (select id from entries) and ${id} = entries.id`.execute(
    tx.db,
  )
}
