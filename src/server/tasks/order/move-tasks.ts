import type { Actor } from '../../actor.ts'
import type { WriteTx } from '../../store/store.ts'
import { tasksOf } from '../remove-tasks.ts'
import type { TaskOwner } from '../task-owner.ts'
import { openTasks, placeTasks } from './place-tasks.ts'

/** Moves everything to do on a merged record to the one that stays, below what is to do there. */
export const moveTasks = async (tx: WriteTx, actor: Actor, from: TaskOwner, to: TaskOwner) => {
  const moved = await tasksOf(tx, actor, from)
  const there = await openTasks(tx, actor, to)
  await placeTasks(tx, to, [...there, ...moved.filter((row) => !row.completedAt)])
  await tx.updateMany(
    'tasks',
    moved.filter((row) => row.completedAt).map((row) => ({ row, patch: { ownerId: to.id } })),
  )
}
