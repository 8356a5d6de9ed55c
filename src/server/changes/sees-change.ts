import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { kinds, sees, tables } from '../kinds/kinds.ts'
import type { TableName } from '../store/tables.ts'
import { everybody } from '../visibility/visibility.ts'

/** Who sees what happened to a record of a kind: who sees the record; of one that is gone, who changed it. */
export const seesHistory = (actor: Actor, table: TableName, id: RawBuilder<unknown>) => {
  const own = sql`changes."authorId" = ${actor.userId}`
  const { historySeenBy } = kinds[table]
  if (historySeenBy) return historySeenBy === 'administrators' && actor.role === 'admin' ? everybody : own
  const same = sql`r."accountId" = changes."accountId" and r.id = ${id}`
  const there = (and: RawBuilder<unknown>) => sql`exists (select 1 from ${sql.table(table)} as r where ${same} and ${and})`
  return sql`(${there(sees(actor, table, 'r'))} or (${own} and not ${there(everybody)}))`
}

/** Who sees a change: who sees the history of what it is about. */
export const seesChange = (actor: Actor) => sql<boolean>`(case changes.resource
  ${sql.join(
    tables.map((table) => sql`when ${sql.lit(table)} then ${seesHistory(actor, table, sql.ref('changes.resourceId'))}`),
    sql` `,
  )} else changes."authorId" = ${actor.userId} end)`
