import { sql } from 'kysely'
import type { ReadTx } from './store.ts'
import type { TableName } from './tables.ts'

/** Ids as one parameter, for `idsIn` in a query that is asked again and again. */
export const asIds = (ids: Iterable<string>) => JSON.stringify(Array.from(ids, (id) => ({ id })))

/** Ids as a list that SQL looks in: one parameter, however many there are. `table` is any that has such ids. */
export const idsIn = (tx: ReadTx, table: TableName | 'changes', ids: string[] | string) =>
  sql`(select cast(wanted.id as bigint) from ${tx.dialect.rowsOf(Array.isArray(ids) ? asIds(ids) : ids, table, ['id'])} as wanted)`
