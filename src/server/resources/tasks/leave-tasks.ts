import { sql } from 'kysely'
import { type Actor, actorFor } from '../../core/actor.ts'
import { rowWith } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { TaskRow, UserRow } from '../../core/store/tables.ts'
import { mayDo } from './responsibles.ts'
import { needsSomebody, ownerOf } from './task-owner.ts'

/** Returns who becomes responsible for a task without anybody: its author, or the actor, if they see its record. */
export const replacementFor = async (tx: WriteTx, actor: Actor, task: TaskRow) => {
  for (const id of [task.authorId, actor.userId]) {
    const user = await rowWith(tx, actor, 'users', { active: 1, id })
    if (user && (await mayDo(tx, user, undefined, ownerOf(task)))) return [id]
  }
  return undefined
}

/** Returns the open tasks that a user is responsible for but does not see. */
export const unseenTasks = async (tx: ReadTx, user: UserRow): Promise<TaskRow[]> => {
  const { rows } =
    await sql<TaskRow>`select t.* from "taskResponsibles" r join tasks t on t."accountId" = ${user.accountId} and t.id = r."taskId"
    where r."accountId" = ${user.accountId} and r."userId" = ${user.id} and r."completedAt" = '' and not ${tx.definitions.sees(actorFor(user), 'tasks', 't')}
    order by t.id`.execute(tx.db)
  return rows
}

/** Removes a user from the open tasks that they no longer see. Completed tasks keep their names. */
export const leaveTasks = async (tx: WriteTx, actor: Actor, user: UserRow) => {
  for (const task of await unseenTasks(tx, user)) {
    const others = task.responsibles.filter((id) => id !== user.id)
    const left = others.length || !needsSomebody(task.ownerKind) ? others : await replacementFor(tx, actor, task)
    if (left) await tx.update('tasks', task, { responsibles: left })
  }
}
