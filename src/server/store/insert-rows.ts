import { sql } from 'kysely'
import type { ReadTx } from './store.ts'

/**
 * Inserts rows with the same columns in one statement with one parameter.
 * @throws Error if a row has other columns than the first, which would get no value.
 */
export const insertRows = async ({ db, dialect }: Pick<ReadTx, 'db' | 'dialect'>, table: string, rows: object[]) => {
  if (!rows.length) return
  const columns = Object.keys(rows[0] as object)
  const isLikeFirst = (row: object) => Object.keys(row).length === columns.length && columns.every((column) => column in row)
  if (!rows.every(isLikeFirst)) throw new Error(`The rows for ${table} differ in their columns.`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) select ${names}
    from ${dialect.rowsOf(JSON.stringify(rows), table, columns)} as entries where true`.execute(db)
}
