import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { ReadTx } from '../../store/store.ts'
import type { ReadTask } from '../task-record.ts'
import { orderOf } from './place-tasks.ts'

/** So many tasks are counted to where one stands; further down the whole order of its list is read, once for all that are asked for. */
const counted = 50

/** Where an open task stands, counted with the row itself. */
export const countedPlace = sql<number | null>`case when tasks."completedAt" = '' then (select count(*) from (select 1 from tasks ahead
  where ahead."accountId" = tasks."accountId" and ahead."ownerKind" = tasks."ownerKind" and ahead."ownerId" = tasks."ownerId"
  and ahead."completedAt" = '' and ahead.rank <= tasks.rank and (ahead.rank < tasks.rank or ahead.id <= tasks.id)
  limit ${sql.lit(counted)}) as ahead) end`

/** The places of open tasks among the others on the same thing; those in somebody else's order have none. */
export const positionsOf = async (tx: ReadTx, actor: Actor, rows: ReadTask[]) => {
  const further = new Map<string, ReadTask>()
  for (const row of rows) if (Number(row.place) >= counted) further.set(`${row.ownerKind} ${row.ownerId}`, row)
  const positions = new Map<string, number>()
  for (const { ownerKind: kind, ownerId } of further.values())
    for (const [at, { id }] of (await orderOf(tx, actor, { kind, id: ownerId })).entries()) positions.set(id, at + 1)
  return ({ id, place, ownerKind, ownerId }: ReadTask): number | undefined => {
    if (place === null || (ownerKind === 'users' && ownerId !== actor.userId)) return undefined
    return Number(place) < counted ? Number(place) : positions.get(id)
  }
}
