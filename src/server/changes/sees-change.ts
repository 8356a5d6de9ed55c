import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { kinds, seesAt, seesGone, tables } from '../kinds/kinds.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { everybody } from '../visibility/visibility.ts'
import { fromJournal } from './gone.ts'

type Reading = Pick<ReadTx, 'dialect'>

/** Who sees what happened to a record of a kind: who sees the record; of one that is gone, who would see it as it was. */
export const seesHistory = (tx: Reading, actor: Actor, table: TableName, id: RawBuilder<unknown>) => {
  const { historySeenBy } = kinds[table]
  if (historySeenBy)
    return historySeenBy === 'administrators' && actor.role === 'admin' ? everybody : sql`changes."authorId" = ${actor.userId}`
  const at = { accountId: sql.ref('changes.accountId'), id }
  return sql`(${seesAt(actor, table, at)} or ${seesGone(actor, table, at, fromJournal(tx))})`
}

/** Who sees a change: who sees the history of what it is about. */
export const seesChange = (tx: Reading, actor: Actor) => sql<boolean>`(case changes.resource
  ${sql.join(
    tables.map((table) => sql`when ${sql.lit(table)} then ${seesHistory(tx, actor, table, sql.ref('changes.resourceId'))}`),
    sql` `,
  )} else changes."authorId" = ${actor.userId} end)`
