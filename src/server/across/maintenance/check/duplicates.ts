import type { ReadTx } from '../../../core/store/store.ts'
import type { AnyRow, TableName } from '../../../core/store/tables.ts'

/** Returns a function that reports rows that share a unique value. Call it with a few rows at a time. */
export const duplicateFinder = (tx: ReadTx, table: TableName) => {
  const { unique, noun } = tx.definitions.of(table)
  const first = new Map<string, AnyRow>()
  return (rows: AnyRow[]): string[] => {
    if (!unique) return []
    return rows.flatMap((row) => {
      const cells = row as unknown as Record<string, string>
      const key = JSON.stringify([...unique.among.map((column) => cells[column]), unique.key?.(row)])
      const other = first.get(key)
      if (!other) first.set(key, row)
      return other ? [`${noun} ${row.id} of account ${row.accountId} has the same unique value as ${noun} ${other.id}`] : []
    })
  }
}
