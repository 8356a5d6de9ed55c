import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { refuse } from '../errors.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { kinds, tables } from './kinds.ts'

/** The noun of the first kind of row that points at this one by a link; undefined where none does. Seen by the actor or not. */
const usedBy = async (tx: ReadTx, actor: Actor, target: TableName, id: string): Promise<string | undefined> => {
  for (const table of tables)
    for (const [column, to] of Object.entries(kinds[table].links)) {
      if (to !== target) continue
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where "accountId" = ${actor.accountId} and ${sql.ref(column)} = ${id} limit 1`.execute(
          tx.db,
        )
      if (rows.length) return kinds[table].noun
    }
  return undefined
}

/** 409 where something is in this category. */
export const refuseInUse = async (tx: ReadTx, actor: Actor, target: TableName, id: string) => {
  const user = await usedBy(tx, actor, target, id)
  if (user) throw refuse(409, 'in-use', `${/^[aeiou]/.test(user) ? 'An' : 'A'} ${user} is in this category. Move what is in it first.`)
}
