import { sql } from 'kysely'
import type { ReadTx } from './store.ts'

/** Inserts rows with the same columns in one statement with one parameter. */
export const insertRows = async ({ db, dialect }: Pick<ReadTx, 'db' | 'dialect'>, table: string, rows: object[]) => {
  if (!rows.length) return
  const columns = Object.keys(rows[0] as object)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) select ${names}
    from ${dialect.rowsOf(JSON.stringify(rows), table, columns)} as entries where true`.execute(db)
}
