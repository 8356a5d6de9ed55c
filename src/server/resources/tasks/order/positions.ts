import { sql } from 'kysely'
import type { Actor } from '../../../core/actor.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import { seesPrivate } from '../../../core/visibility/private.ts'
import type { ReadTask } from '../task-record.ts'
import { seenOrder } from './place-tasks.ts'

/** Positions up to this number are counted in the query. For higher ones, the order of the list is read once. */
const counted = 50

/** Counts the position of an open task among those that the actor sees, in the query. */
export const countedPlace = (actor: Actor) => sql<
  number | null
>`case when tasks."completedAt" = '' then (select count(*) from (select 1 from tasks ahead
  where ahead."accountId" = ${actor.accountId} and ahead."ownerKind" = tasks."ownerKind" and ahead."ownerId" = tasks."ownerId"
  and ahead."completedAt" = '' and ${seesPrivate(actor, 'ahead')} and ahead.rank <= tasks.rank and (ahead.rank < tasks.rank or ahead.id <= tasks.id)
  limit ${sql.lit(counted)}) as ahead) end`

/** Returns the positions of open tasks among those of the same owner. Personal tasks of other users have none. */
export const positionsOf = async (tx: ReadTx, actor: Actor, rows: ReadTask[]) => {
  const further = new Map<string, ReadTask>()
  for (const row of rows) if (Number(row.place) >= counted) further.set(`${row.ownerKind} ${row.ownerId}`, row)
  const positions = new Map<string, number>()
  for (const { ownerKind: kind, ownerId } of further.values())
    for (const [at, { id }] of (await seenOrder(tx, actor, { kind, id: ownerId })).entries()) positions.set(id, at + 1)
  return ({ id, place, ownerKind, ownerId }: ReadTask): number | undefined => {
    if (place === null || (ownerKind === 'users' && ownerId !== actor.userId)) return undefined
    return Number(place) < counted ? Number(place) : positions.get(id)
  }
}
