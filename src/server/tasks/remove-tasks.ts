import type { Actor } from '../actor.ts'
import { removeCommentsOn } from '../comments/remove-comments.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { TaskRow } from '../store/tables.ts'
import type { TaskOwner } from './task-owner.ts'

/** Returns all tasks of an owner, including completed and hidden ones. */
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

/** Deletes all tasks of a deleted record with their comments. */
export const removeTasksOf = async (tx: WriteTx, actor: Actor, owner: TaskOwner) => {
  const rows = await tasksOf(tx, actor, owner)
  await removeCommentsOn(tx, actor, 'tasks', rows)
  await tx.removeMany('tasks', rows)
}
