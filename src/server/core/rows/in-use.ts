import type { Actor } from '../actor.ts'
import { refuse } from '../errors.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { rowWith } from './rows.ts'

/** Returns the noun of a resource with a row that refers to this one, visible or not. */
const usedBy = async (tx: ReadTx, actor: Actor, target: TableName, id: string): Promise<string | undefined> => {
  for (const table of tx.definitions.tables)
    for (const [column, to] of tx.definitions.linkColumns(table)) {
      if (to !== target) continue
      if (await rowWith(tx, actor, table, { [column]: id })) return tx.definitions.of(table).noun
    }
  return undefined
}

/** Refuses (409) if a record uses this category. */
export const refuseInUse = async (tx: ReadTx, actor: Actor, target: TableName, id: string) => {
  const user = await usedBy(tx, actor, target, id)
  if (user)
    throw refuse(409, 'in-use', `${/^[aeiou]/.test(user) ? 'An' : 'A'} ${user} uses this category. Choose another category for it first.`)
}
