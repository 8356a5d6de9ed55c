import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { idsIn } from '../store/many-rows.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, TableName } from '../store/tables.ts'

/** Returns where the names of such records are stored. */
const named = (table: TableName) => {
  if (table === 'contacts') return { from: sql`"contactNames"`, id: sql`"contactId"`, also: sql`, "lastName"` }
  return { from: sql.table(table), id: sql`id`, also: sql`` }
}

/** Returns the titles of records that have a name, by id. The caller answers for their visibility. */
export const titlesOf = async (tx: ReadTx, { accountId }: Actor, table: TableName, ids: Iterable<string>) => {
  const { from, id, also } = named(table)
  const { rows } = await sql<AnyRow>`select cast(${id} as text) as id, name${also} from ${from}
    where "accountId" = ${accountId} and ${id} in ${idsIn(tx, [...new Set(ids)])}`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, tx.definitions.of(table).titleOf(row)]))
}
