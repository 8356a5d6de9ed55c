import { sql } from 'kysely'
import { columnNamesOf, columnsOf } from '../../resources/definitions.ts'
import { writeDerived } from '../derived/derived.ts'
import { changedColumns, idsIn, insertRows, replaceRows } from '../many-rows.ts'
import type { ReadTx } from '../store.ts'
import type { Row, TableName } from '../tables.ts'
import { countUsed, limitedTables } from './count-used.ts'

/** Counts rows against the capacity of the account. @throws 507 if it is full */
const countRows = async (tx: ReadTx, accountId: string, table: TableName, by: number) => {
  const limited = limitedTables.find((name) => name === table)
  if (!limited) return
  const most = tx.capacity[limited]
  await countUsed(
    tx,
    accountId,
    limited,
    by,
    `This workspace has reached its limit of ${most} ${most === 1 ? limited.slice(0, -1) : limited}.`,
  )
}

/** A row and its replacement. */
export interface Replacement<T extends TableName> {
  row: Row<T>
  next: Row<T>
}

/** Updates rows of a table and their derived data. */
export const rewriteRows = async <T extends TableName>(tx: ReadTx, table: T, replaced: Replacement<T>[]) => {
  const changed = changedColumns(replaced)
  const full = replaced.map(({ row, next }) => ({ row, next: { ...next, ...columnsOf(table, next) } }))
  await replaceRows(tx, table, full, [...changed, ...columnNamesOf(table)])
  await writeDerived(
    tx,
    table,
    replaced.map(({ row, next }) => ({ before: row, after: next })),
  )
}

/** Inserts rows of a table and an account with their derived data. */
export const putRows = async <T extends TableName>(tx: ReadTx, table: T, rows: Row<T>[]) => {
  const [first] = rows
  if (!first) return
  await insertRows(
    tx,
    table,
    rows.map((row) => ({ ...row, ...columnsOf(table, row) })),
  )
  await writeDerived(
    tx,
    table,
    rows.map((row) => ({ before: undefined, after: row })),
  )
  await countRows(tx, first.accountId, table, rows.length)
}

/** Deletes rows of a table and an account with their derived data. */
export const dropRows = async <T extends TableName>(tx: ReadTx, table: T, rows: Row<T>[]) => {
  const [first] = rows
  if (!first) return
  const ids = idsIn(
    tx,
    rows.map(({ id }) => id),
  )
  await sql`delete from ${sql.table(table)} where "accountId" = ${first.accountId} and id in ${ids}`.execute(tx.db)
  await writeDerived(
    tx,
    table,
    rows.map((row) => ({ before: row, after: undefined })),
  )
  await countRows(tx, first.accountId, table, -rows.length)
}
