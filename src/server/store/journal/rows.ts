import { sql } from 'kysely'
import { columnsOf, kindOf, kinds } from '../../kinds/kinds.ts'
import { insertInto, tell, updateRow } from '../ask.ts'
import { writeDerived } from '../derived/derived.ts'
import { writeManyDerived } from '../derived/many-derived.ts'
import { tellOnce } from '../dialect/unanswered.ts'
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

/** Writes a new row, with what follows from it. */
export const putRow = async <T extends TableName>(tx: ReadTx, table: T, row: JournaledTables[T]) => {
  await insertInto(tx, table, [{ ...row, ...columnsOf(table, row) }])
  await writeDerived(tx, table, undefined, row)
  await countRows(tx, row.accountId, table, 1)
}

/** Takes a row out, with what follows from it. */
export const dropRow = async <T extends TableName>(tx: ReadTx, table: T, row: JournaledTables[T]) => {
  const { accountId, id } = row
  await tell(
    tx,
    `drop one of ${table}`,
    { accountId, id },
    (given) => sql`delete from ${sql.table(table)} where "accountId" = ${given.accountId} and id = ${given.id}`,
  )
  await writeDerived(tx, table, row, undefined)
  await countRows(tx, row.accountId, table, -1)
}

/** Whether anything follows from these columns. */
const isFollowed = (table: TableName, columns: string[]) => {
  const { alone } = kindOf(table)
  return !alone || columns.some((column) => !alone.includes(column as never))
}

/** Changes columns of a row, and what follows from it; gives the row as it is then. */
export const rewriteRow = async <T extends TableName>(tx: ReadTx, table: T, row: JournaledTables[T], columns: object) => {
  const next = { ...row, ...columns }
  const followed = isFollowed(table, Object.keys(columns))
  await updateRow(tx, table, row, followed ? { ...columns, ...columnsOf(table, next) } : columns)
  if (followed) await writeDerived(tx, table, row, next)
  return next
}

/** A row, and what it is to be. */
export interface Replacement<T extends TableName> {
  row: JournaledTables[T]
  next: JournaledTables[T]
}

/** The same for many rows of a table, in one statement; `columns` are those that may have changed. */
export const rewriteRows = async <T extends TableName>(tx: ReadTx, table: T, replaced: Replacement<T>[], columns: string[]) => {
  const changed = changedColumns(replaced, columns)
  if (!isFollowed(table, changed)) return replaceRows(tx, table, replaced, changed)
  const full = replaced.map(({ row, next }) => ({ row, next: { ...next, ...columnsOf(table, next) } }))
  await replaceRows(tx, table, full, [...changed, ...changedColumns(full, [...(kindOf(table).columnNames ?? [])])])
  await writeManyDerived(
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
  await writeManyDerived(
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
  await tellOnce(tx, sql`delete from ${sql.table(table)} where ${sql.ref('accountId')} = ${first.accountId} and id in ${ids}`)
  await writeManyDerived(
    tx,
    table,
    rows.map((row) => ({ before: row, after: undefined })),
  )
  await countRows(tx, first.accountId, table, -rows.length)
}
