import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { refuse } from '../errors.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { definitions, linkColumns, tables } from './definitions.ts'

/** Returns the noun of a resource with a row that refers to this one, visible or not. */
const usedBy = async (tx: ReadTx, actor: Actor, target: TableName, id: string): Promise<string | undefined> => {
  for (const table of tables)
    for (const [column, to] of linkColumns(table)) {
      if (to !== target) continue
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where "accountId" = ${actor.accountId} and ${sql.ref(column)} = ${id} limit 1`.execute(
          tx.db,
        )
      if (rows.length) return definitions[table].noun
    }
  return undefined
}

/** Refuses (409) if a record uses this category. */
export const refuseInUse = async (tx: ReadTx, actor: Actor, target: TableName, id: string) => {
  const user = await usedBy(tx, actor, target, id)
  if (user)
    throw refuse(409, 'in-use', `${/^[aeiou]/.test(user) ? 'An' : 'A'} ${user} uses this category. Choose another category for it first.`)
}
