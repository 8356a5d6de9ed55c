import * as wire from '../../contract/tasks.ts'
import type { Actor } from '../actor.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import type { WriteTx } from '../store/store.ts'
import { findTask, listPersonal, listTasks } from './find/list-tasks.ts'
import { listMyTasks } from './find/my-tasks.ts'
import { reorderList, reorderProject } from './order/reorder-tasks.ts'
import { findOwner, personalOf, type TaskOwner } from './task-owner.ts'
import { createTask, deleteTask, updateTask } from './tasks.ts'

const created = async (tx: WriteTx, actor: Actor, kind: TaskOwner['kind'], ownerId: string, asked: wire.NewTask) => ({
  taskId: (await createTask(tx, actor, await findOwner(tx, actor, kind, ownerId), asked)).id,
})

/** The two routes of the tasks on one kind of record. */
const tasksOn = (kind: 'taskLists' | 'contacts' | 'cases' | 'deals', { list, create }: wire.TaskCalls): Route[] => [
  onRead(list, async ({ tx, actor, params, query }) => ({ tasks: await listTasks(tx, actor, kind, params.ownerId, query.xState) })),
  onWrite(create, ({ tx, actor, params, body }) => created(tx, actor, kind, params.ownerId, body.task)),
]
const changes = (endpoint: typeof wire.finishTask | typeof wire.startTask | typeof wire.stopTask, state: wire.TaskState) =>
  onWrite(endpoint, ({ tx, actor, params }) => updateTask(tx, actor, params.id, { state }), current('tasks'))

export const taskRoutes: Route[] = [
  ...tasksOn('taskLists', wire.listTasks),
  onRead(wire.inbox.list, async ({ tx, actor, params, query }) => ({
    inbox: await listTasks(tx, actor, 'projects', params.ownerId, query.xState),
  })),
  onWrite(wire.inbox.create, ({ tx, actor, params, body: { task } }) =>
    created(tx, actor, 'projects', params.ownerId, {
      ...task,
      responsibles: task.responsibles === undefined ? undefined : [task.responsibles].flat(),
    }),
  ),
  ...tasksOn('contacts', wire.contactTasks),
  ...tasksOn('cases', wire.caseTasks),
  ...tasksOn('deals', wire.dealTasks),
  onRead(wire.personalTasks.list, async ({ tx, actor, query, page, continued }) => {
    const { tasks, next } = await listPersonal(tx, actor, query, page)
    return { tasks, continuedAt: continued(next) }
  }),
  onRead(wire.myTasks, async ({ tx, actor, query }) => ({ tasks: await listMyTasks(tx, actor, query) })),
  onRead(wire.getTask, async ({ tx, actor, params, etag }) => {
    const task = await findTask(tx, actor, params.id)
    etag(task.changeId)
    return { task }
  }),
  onWrite(wire.personalTasks.create, async ({ tx, actor, body }) => ({
    taskId: (await createTask(tx, actor, personalOf(actor), body.task)).id,
  })),
  onWrite(wire.updateTask, ({ tx, actor, params, body }) => updateTask(tx, actor, params.id, body.task), current('tasks')),
  changes(wire.finishTask, 'done'),
  changes(wire.startTask, 'started'),
  changes(wire.stopTask, 'not started'),
  onWrite(wire.deleteTask, ({ tx, actor, params }) => deleteTask(tx, actor, params.id), current('tasks')),
  onWrite(wire.reorderList, ({ tx, actor, params, body }) => reorderList(tx, actor, params.id, body.tasks)),
  onWrite(wire.reorderProject, ({ tx, actor, params, body }) => reorderProject(tx, actor, params.id, body.tasks)),
]
