import { sql } from 'kysely'
import { type Step, writeDerived } from '../derived/derived.ts'
import { changedColumns, idsIn, insertRows, replaceRows } from '../many-rows.ts'
import type { ReadTx } from '../store.ts'
import type { Row, TableName } from '../tables.ts'
import { countUsed, limitedTables } from './count-used.ts'

/** Counts rows against the capacity of the account. @throws 507 if it is full */
const countRows = async (tx: ReadTx, accountId: string, table: TableName, by: number) => {
  const limited = limitedTables.find((name) => name === table)
  if (!limited || !by) return
  const most = tx.capacity[limited]
  const full = `This workspace has reached its limit of ${most} ${most === 1 ? limited.slice(0, -1) : limited}.`
  await countUsed(tx, accountId, limited, by, full)
}

/** Inserts, updates and deletes rows of a table and an account with their derived data, with one statement for each. */
export const writeRows = async <T extends TableName>(tx: ReadTx, table: T, steps: Step<T>[]) => {
  const accountId = steps.map(({ before, after }) => (before ?? after)?.accountId)[0]
  if (accountId === undefined) return
  const withColumns = (row: Row<T>) => ({ ...row, ...tx.definitions.columnsOf(table, row) })
  const made = steps.flatMap(({ before, after }) => (after && !before ? [withColumns(after)] : []))
  const gone = steps.flatMap(({ before, after }) => (before && !after ? [before.id] : []))
  const replaced = steps.flatMap(({ before, after }) => (before && after ? [{ row: before, next: after }] : []))
  const full = replaced.map(({ row, next }) => ({ row, next: withColumns(next) }))
  await replaceRows(tx, table, full, [...changedColumns(replaced), ...tx.definitions.columnNamesOf(table)])
  await insertRows(tx, table, made)
  if (gone.length) await sql`delete from ${sql.table(table)} where "accountId" = ${accountId} and id in ${idsIn(tx, gone)}`.execute(tx.db)
  await writeDerived(tx, table, steps)
  await countRows(tx, accountId, table, made.length - gone.length)
}
