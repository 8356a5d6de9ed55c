import { kindOf } from '../../kinds/kinds.ts'
import type { JournaledTables, TableName } from '../tables.ts'

type Row = JournaledTables[TableName]

/** What rows of a table, given a few at a time, share although only one may have it. */
export const doublesIn = (table: TableName) => {
  const { unique, noun } = kindOf(table)
  const first = new Map<string, Row>()
  return (rows: Row[]): string[] => {
    if (!unique) return []
    return rows.flatMap((row) => {
      const cells = row as unknown as Record<string, string>
      const key = JSON.stringify([...unique.among.map((column) => cells[column]), unique.key?.(row)])
      const other = first.get(key)
      if (!other) first.set(key, row)
      return other ? [`${noun} ${row.id} of account ${row.accountId} has what only ${noun} ${other.id} may have`] : []
    })
  }
}
