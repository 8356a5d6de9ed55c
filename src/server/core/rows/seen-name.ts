import type { Actor } from '../actor.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { rowWith, seenIds } from './rows.ts'

/** Returns a function that names a record in a refusal: “Kim Lund”. A record that the actor does not see has no name. */
export const seenName = (tx: ReadTx, actor: Actor, table: TableName) => async (id: string) => {
  const row = (await seenIds(tx, actor, table, [id])).has(id) ? await rowWith(tx, actor, table, { id }) : undefined
  return row && `“${tx.definitions.of(table).titleOf(row)}”`
}
