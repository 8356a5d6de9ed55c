import { sql } from 'kysely'
import { columnsOf, kindOf, kinds } from '../../kinds/kinds.ts'
import { writeDerived } from '../derived/derived.ts'
import { idsIn } from '../ids-in.ts'
import { insertRows } from '../insert-rows.ts'
import type { ReadTx } from '../store.ts'
import type { JournaledTables, TableName } from '../tables.ts'
import { changedColumns, replaceRows } from './bulk.ts'
import { countUsed } from './count-used.ts'

/** Counts rows against what the account may hold; 507 where it is full. */
const countRows = async (tx: ReadTx, accountId: string, table: TableName, by: number) => {
  const resource = kinds[table].counted
  if (resource)
    await countUsed(tx, accountId, resource, by, `This workspace holds its full number of ${resource}: ${tx.capacity[resource]}.`)
}

/** Whether anything follows from these columns. */
const isFollowed = (table: TableName, columns: string[]) => {
  const { alone } = kindOf(table)
  return !alone || columns.some((column) => !alone.includes(column as never))
}

/** A row, and what it is to be. */
export interface Replacement<T extends TableName> {
  row: JournaledTables[T]
  next: JournaledTables[T]
}

/** Changes rows of a table and what follows from them, in one statement. */
export const rewriteRows = async <T extends TableName>(tx: ReadTx, table: T, replaced: Replacement<T>[]) => {
  const changed = changedColumns(replaced)
  if (!isFollowed(table, changed)) return replaceRows(tx, table, replaced, changed)
  const full = replaced.map(({ row, next }) => ({ row, next: { ...next, ...columnsOf(table, next) } }))
  await replaceRows(tx, table, full, [...changed, ...(kindOf(table).columnNames ?? [])])
  await writeDerived(
    tx,
    table,
    replaced.map(({ row, next }) => ({ before: row, after: next })),
  )
}

/** Writes new rows of a table and an account, with what follows from them. */
export const putRows = async <T extends TableName>(tx: ReadTx, table: T, rows: JournaledTables[T][]) => {
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

/** Takes rows of a table and an account out, with what follows from them. */
export const dropRows = async <T extends TableName>(tx: ReadTx, table: T, rows: JournaledTables[T][]) => {
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
