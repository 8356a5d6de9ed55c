import type { ReadTx } from '../store.ts'
import type { AnyRow, TableName } from '../tables.ts'
import { putRows } from './rows.ts'

/** How many loaded rows of one table are written together. */
const together = 1000

/** Writes loaded rows in batches. */
export const openLoader = (tx: ReadTx) => {
  const waiting = new Map<TableName, AnyRow[]>()
  const writeLoaded = async () => {
    for (const [table, rows] of waiting) {
      waiting.delete(table)
      await putRows(tx, table, rows)
    }
  }
  const load = async (table: TableName, row: AnyRow) => {
    const rows = waiting.get(table) ?? []
    waiting.set(table, rows)
    if (rows.push(row) >= together) await writeLoaded()
  }
  return { load, writeLoaded }
}
