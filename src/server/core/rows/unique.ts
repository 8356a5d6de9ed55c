import { sql } from 'kysely'
import { unacceptable } from '../errors.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, Row, TableName } from '../store/tables.ts'

/** Returns the other rows that share a unique value with `row`, which has no id if it is new. */
export const holdersOf = async <T extends TableName>(tx: ReadTx, table: T, row: Partial<Row<T>>): Promise<AnyRow[]> => {
  const { unique } = tx.definitions.of<TableName>(table)
  if (!unique) return []
  const whole = row as Row<T>
  const cells = { ...row, ...tx.definitions.columnsOf(table, whole) } as Record<string, unknown>
  const alike = unique.among.map((column) => sql`${sql.ref(column)} = ${cells[column]}`)
  const { rows } = await sql<AnyRow>`select * from ${sql.table(table)} where ${sql.join(alike, sql` and `)}`.execute(tx.db)
  const key = unique.key?.(whole)
  return rows.filter((other) => other.id !== row.id && unique.key?.(other) === key)
}

/** Refuses (422) a value that must be unique and belongs to another row. */
export const refuseTaken = async <T extends TableName>(tx: ReadTx, table: T, row: Partial<Row<T>>, field: string, message: string) => {
  if ((await holdersOf(tx, table, row)).length) throw unacceptable(field, 'taken', message)
}
