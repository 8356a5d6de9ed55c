import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { TaskRow } from '../../store/rows/tasks.ts'
import type { ReadTx, WriteTx } from '../../store/store.ts'
import { onOwner, type TaskOwner } from '../task-owner.ts'
import { ranksInOrder } from './rank.ts'

/** The open tasks on one thing, by position. */
export const openTasks = async (tx: ReadTx, actor: Actor, owner: TaskOwner): Promise<TaskRow[]> => {
  const { rows } = await sql<TaskRow>`select * from tasks where ${onOwner(actor, owner)} and "completedAt" = '' order by rank, id`.execute(
    tx.db,
  )
  return rows
}

/** Writes the open tasks on one thing in this order; tasks from elsewhere come to it. Only what moves is written. */
export const placeTasks = async (tx: WriteTx, owner: TaskOwner, order: TaskRow[]) => {
  const isHere = (row: TaskRow) => row.ownerKind === owner.kind && row.ownerId === owner.id
  const ranks = ranksInOrder(order.map((row) => (isHere(row) ? row.rank : undefined)))
  await tx.updateMany(
    'tasks',
    order.map((row, place) => ({
      row,
      patch: { ownerKind: owner.kind, ownerId: owner.id, projectId: owner.projectId, rank: ranks[place] as string },
    })),
  )
}
