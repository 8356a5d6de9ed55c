import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { TaskRow } from '../../store/rows/tasks.ts'
import type { ReadTx } from '../../store/store.ts'
import { onOwner, ownerOf } from '../task-owner.ts'

/** From so many tasks of one list on its whole order is read, which then is less than counting for each. */
const many = 8

/** A few tasks, wherever they are: for each is counted what stands before it. */
const counted = async (tx: ReadTx, { accountId }: Actor, few: TaskRow[]) => {
  const asked = few.map(({ id, ownerKind, ownerId, rank }) => ({ id, ownerKind, ownerId, rank }))
  const given = tx.dialect.rowsOf(JSON.stringify(asked), 'tasks', ['id', 'ownerKind', 'ownerId', 'rank'])
  const { rows } = await sql<{ id: string; position: number }>`select cast(t.id as text) as id, (select count(*) from tasks b
      where b."accountId" = ${accountId} and b."ownerKind" = t."ownerKind" and b."ownerId" = cast(t."ownerId" as bigint)
      and b."completedAt" = '' and b.rank <= t.rank and (b.rank < t.rank or b.id <= cast(t.id as bigint))) as position
    from ${given} as t`.execute(tx.db)
  return rows.map(({ id, position }) => [id, Number(position)] as const)
}

const wholeOrder = async (tx: ReadTx, actor: Actor, row: TaskRow) => {
  const { rows } = await sql<{ id: string }>`select id from tasks
    where ${onOwner(actor, ownerOf(row))} and "completedAt" = '' order by rank, id`.execute(tx.db)
  return rows.map(({ id }, place) => [id, place + 1] as const)
}

/** The places of open tasks among the others on the same thing, by their ids; those in somebody else's order have none. */
export const positionsOf = async (tx: ReadTx, actor: Actor, rows: TaskRow[]): Promise<Map<string, number>> => {
  const placed = rows.filter((row) => !row.completedAt && (row.ownerKind !== 'users' || row.ownerId === actor.userId))
  const lists = [...Map.groupBy(placed, (row) => `${row.ownerKind} ${row.ownerId}`).values()]
  const few = lists.filter((list) => list.length < many).flat()
  const positions = new Map<string, number>()
  if (few.length) for (const [id, position] of await counted(tx, actor, few)) positions.set(id, position)
  for (const [row] of lists.filter((list) => list.length >= many))
    if (row) for (const [id, position] of await wholeOrder(tx, actor, row)) positions.set(id, position)
  return positions
}
