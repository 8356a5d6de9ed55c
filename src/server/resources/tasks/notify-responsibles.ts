import type { Actor } from '../../core/actor.ts'
import { notifyInProject, notifyUsers } from '../../core/notify.ts'
import { rowWith } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { TaskRow } from '../../core/store/tables.ts'

/** Notifies those who have become responsible for an open task, except the actor. */
export const notifyResponsibles = async (tx: WriteTx, actor: Actor, task: TaskRow, before: string[]) => {
  const userIds = task.responsibles.filter((id) => !before.includes(id) && id !== actor.userId)
  if (!userIds.length || task.state === 'done') return
  const notification = { userIds, kind: 'task assigned', resource: 'tasks', resourceId: task.id } as const
  if (!task.projectId) return notifyUsers(tx, actor, { ...notification, mailed: true })
  const project = await rowWith(tx, actor, 'projects', { id: task.projectId })
  if (project) await notifyInProject(tx, actor, project, notification)
}
