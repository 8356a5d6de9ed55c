import type { Actor } from '../../actor.ts'
import type { WriteTx } from '../../store/store.ts'
import { tasksOf } from '../remove-tasks.ts'
import type { TaskOwner } from '../task-owner.ts'
import { orderOf, placeTasks, type Standing } from './place-tasks.ts'

/** Moves the tasks of a merged record to the winner, below its own. */
export const moveTasks = async (tx: WriteTx, actor: Actor, from: TaskOwner, to: TaskOwner) => {
  const moved = await tasksOf(tx, actor, from)
  const there: Standing[] = await orderOf(tx, actor, to)
  const coming = moved.filter((row) => !row.completedAt).map(({ id }) => ({ id, rank: undefined }))
  await placeTasks(tx, actor, to, [...there, ...coming])
  await tx.updateMany(
    'tasks',
    moved.filter((row) => row.completedAt).map((row) => ({ row, patch: { ownerId: to.id } })),
  )
}
