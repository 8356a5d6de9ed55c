import { sql } from 'kysely'
import type { ReadTx } from './store.ts'
import type { Row, TableName } from './tables.ts'

const pageSize = 1000

/** Reads the rows of a table over all accounts, a thousand at a time. */
export const everyRow = async function* <T extends TableName>(tx: Pick<ReadTx, 'db'>, table: T): AsyncGenerator<Row<T>[]> {
  let last: { accountId: string; id: string } = { accountId: '0', id: '0' }
  for (;;) {
    const { rows } = await sql<Row<T>>`select * from ${sql.table(table)} where ("accountId", id) > (${last.accountId}, ${last.id})
      order by "accountId", id limit ${pageSize}`.execute(tx.db)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end
  }
}
