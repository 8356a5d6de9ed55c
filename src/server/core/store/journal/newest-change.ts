import { sql } from 'kysely'
import type { ReadTx } from '../store.ts'

/** Returns the id of the newest change of an account, or 0. */
export const newestChange = async (tx: ReadTx, accountId: string) => {
  const { rows } = await sql<{ id: string }>`select id from changes
    where "accountId" = ${accountId} order by id desc limit 1`.execute(tx.db)
  return rows[0]?.id ?? '0'
}
