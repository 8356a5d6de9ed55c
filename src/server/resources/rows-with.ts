import { sql } from 'kysely'
import type { ReadTx } from '../store/store.ts'
import type { Row, TableName } from '../store/tables.ts'
import { asWritten } from './definitions.ts'

/** Returns all rows of an account with these values, including hidden ones, for writes that follow from another write. */
export const rowsWith = async <T extends TableName>(
  tx: ReadTx,
  { accountId }: { accountId: string },
  table: T,
  values: Partial<Row<T>> & object,
): Promise<Row<T>[]> => {
  const given = Object.entries({ accountId, ...values }).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<Row<T>>`select * from ${sql.table(table)} where ${sql.join(given, sql` and `)}`.execute(tx.db)
  return rows.map((row) => asWritten(table, row))
}
