import type { Actor } from '../actor.ts'
import { removeCommentsOn } from '../comments/remove-comments.ts'
import type { TaskRow } from '../store/rows/tasks.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { TaskOwner } from './task-owner.ts'

/** Every task on one thing, open or not, seen or not. */
export const tasksOf = (tx: ReadTx, { accountId }: Actor, { kind, id }: TaskOwner): Promise<TaskRow[]> =>
  tx.db
    .selectFrom('tasks')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('ownerKind', '=', kind)
    .where('ownerId', '=', id)
    .orderBy('rank')
    .orderBy('id')
    .execute()

/** Takes a task out with its comments. */
export const removeTaskRow = async (tx: WriteTx, actor: Actor, row: TaskRow) => {
  await removeCommentsOn(tx, actor, 'tasks', row.id)
  await tx.remove('tasks', row)
}

/** Everything to do on a record that goes. */
export const removeTasksOf = async (tx: WriteTx, actor: Actor, owner: TaskOwner) => {
  for (const task of await tasksOf(tx, actor, owner)) await removeTaskRow(tx, actor, task)
}
