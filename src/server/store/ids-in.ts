import { sql } from 'kysely'
import type { ReadTx } from './store.ts'
import type { TableName } from './tables.ts'

/** Ids as a list that SQL looks in: one parameter, however many there are. `table` is any that has such ids. */
export const idsIn = (tx: ReadTx, table: TableName | 'changes', ids: string[]) =>
  sql`(select cast(wanted.id as bigint) from ${tx.dialect.rowsOf(JSON.stringify(ids.map((id) => ({ id }))), table, ['id'])} as wanted)`
