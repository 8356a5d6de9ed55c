import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import { idsIn } from '../../store/ids-in.ts'
import type { ReadTx, WriteTx } from '../../store/store.ts'
import type { TaskRow } from '../../store/tables.ts'
import { onOwner, type TaskOwner } from '../task-owner.ts'
import { ranksInOrder } from './rank.ts'

/** A task in an order, with its rank unless it comes from another list. */
export interface Standing {
  id: string
  rank: string | undefined
}

/** Returns the order of the open tasks of an owner, read from an index. */
export const orderOf = async (tx: ReadTx, actor: Pick<Actor, 'accountId'>, owner: Pick<TaskOwner, 'kind' | 'id'>) => {
  const { rows } = await sql<{ id: string; rank: string }>`select id, rank from tasks
    where ${onOwner(actor, owner)} and "completedAt" = '' order by rank, tasks.id`.execute(tx.db)
  return rows
}

/** Returns the open tasks of an owner by position. */
export const openTasks = async (tx: ReadTx, actor: Actor, owner: TaskOwner): Promise<TaskRow[]> => {
  const { rows } = await sql<TaskRow>`select * from tasks where ${onOwner(actor, owner)} and "completedAt" = '' order by rank, id`.execute(
    tx.db,
  )
  return rows
}

const rowsOf = async (tx: ReadTx, { accountId }: Actor, ids: string[]) => {
  const { rows } = await sql<TaskRow>`select * from tasks where "accountId" = ${accountId} and id in ${idsIn(tx, ids)}`.execute(tx.db)
  return rows
}

/** Puts the open tasks of an owner in this order, and moves tasks from other lists to it. It reads and writes only what moves. */
export const placeTasks = async (tx: WriteTx, actor: Actor, owner: TaskOwner, order: Standing[]) => {
  const ranks = ranksInOrder(order.map(({ rank }) => rank))
  const moved = new Map<string, string>()
  for (const [place, { id, rank }] of order.entries()) if (rank !== ranks[place]) moved.set(id, ranks[place] as string)
  if (!moved.size) return
  const to = { ownerKind: owner.kind, ownerId: owner.id, projectId: owner.projectId }
  const rows = await rowsOf(tx, actor, [...moved.keys()])
  await tx.updateMany(
    'tasks',
    rows.map((row) => ({ row, patch: { ...to, rank: moved.get(row.id) } })),
  )
}
