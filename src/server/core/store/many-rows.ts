import { type RawBuilder, sql } from 'kysely'
import { storedCell, storedJson, storedRow } from './list-columns.ts'
import type { ReadTx } from './store.ts'
import type { Row, TableName } from './tables.ts'

/** Returns ids as a list for `in`, with one parameter for any number of them. */
export const idsIn = ({ dialect }: ReadTx, ids: string[]) => dialect.idsOf(`[${ids.join()}]`)

/** Counts the rows of a query, of which it gets what follows `from`. */
export const countOf = async ({ db }: Pick<ReadTx, 'db'>, from: RawBuilder<unknown>) =>
  Number((await sql<{ count: string }>`select count(*) as count from ${from}`.execute(db)).rows[0]?.count)

/** Counts the rows of a table over all accounts. */
export const countAll = async ({ db }: Pick<ReadTx, 'db'>, table: string) =>
  Number((await sql<{ held: string }>`select count(*) as held from ${sql.table(table)}`.execute(db)).rows[0]?.held)

/** Reads the rows of a table over all accounts page by page, in the order of a key. */
export const pagesOf = async function* <R extends object>(
  { db }: Pick<ReadTx, 'db'>,
  table: string,
  key: string[],
  size = 1000,
  which?: RawBuilder<boolean>,
): AsyncGenerator<R[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let last: Record<string, unknown> | undefined
  for (;;) {
    const after = last && sql`(${columns}) > (${sql.join(key.map((column) => storedCell(last?.[column])))})`
    const all = [which, after].filter((condition) => condition !== undefined)
    const where = all.length ? sql`where ${sql.join(all, sql` and `)}` : sql``
    const { rows } = await sql<R>`select * from ${sql.table(table)} ${where} order by ${columns} limit ${size}`.execute(db)
    if (!rows.length) return
    yield rows
    last = rows.at(-1) as Record<string, unknown>
  }
}

/** Reads the rows of a journaled table over all accounts, a thousand at a time. */
export const everyRow = <T extends TableName>(tx: Pick<ReadTx, 'db'>, table: T) => pagesOf<Row<T>>(tx, table, ['accountId', 'id'])

/**
 * Inserts rows with the same columns in one statement: a single row as plain values, several with one parameter. Citus sends values to the
 * shard as they are, but selected rows with COPY, after which the transaction needs a two-phase commit.
 * @throws Error if a row has other columns than the first, which would get no value.
 */
export const insertRows = async ({ db, dialect }: Pick<ReadTx, 'db' | 'dialect'>, table: string, rows: object[]) => {
  const [first, second] = rows
  if (!first) return
  const columns = Object.keys(first)
  const isLikeFirst = (row: object) => Object.keys(row).length === columns.length && columns.every((column) => column in row)
  if (!rows.every(isLikeFirst)) throw new Error(`The rows for ${table} differ in their columns.`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const source = second
    ? sql`select ${names} from ${dialect.rowsOf(storedJson(rows), table, columns)} as entries where true`
    : sql`values (${sql.join(Object.values(storedRow(first)))})`
  await sql`insert into ${sql.table(table)} (${names}) ${source}`.execute(db)
}

type Cells = Record<string, unknown>
interface Replaced {
  row: { accountId: string; id: string }
  next: object
}

/** The columns that change in at least one of the rows. */
export const changedColumns = (replaced: Replaced[]): string[] =>
  Object.keys(replaced[0]?.next ?? {}).filter((column) =>
    replaced.some(({ row, next }) => storedCell((next as Cells)[column]) !== storedCell((row as unknown as Cells)[column])),
  )

/** Updates these columns of many rows in one statement. Values that all rows share are passed once. */
export const replaceRows = async (tx: Pick<ReadTx, 'db' | 'dialect'>, table: TableName, replaced: Replaced[], columns: string[]) => {
  const [first, second] = replaced
  if (!first || !columns.length) return
  const cellOf = ({ next }: Replaced, column: string) => storedCell((next as Cells)[column])
  if (!second) {
    const values = columns.map((column) => sql`${sql.ref(column)} = ${cellOf(first, column)}`)
    const { accountId, id } = first.row
    await sql`update ${sql.table(table)} set ${sql.join(values)} where "accountId" = ${accountId} and id = ${id}`.execute(tx.db)
    return
  }
  const own = columns.filter((column) => replaced.some((one) => cellOf(one, column) !== cellOf(first, column)))
  const values = replaced.map((one) => {
    const value: Cells = { id: one.row.id }
    for (const column of own) value[column] = cellOf(one, column)
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
