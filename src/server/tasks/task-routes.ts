import * as wire from '../../contract/projects/tasks.ts'
import type { Actor } from '../actor.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { about, editing, onCreate, onCreateIn, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import type { WriteTx } from '../store/store.ts'
import { findTask, listPersonal, listTasks } from './find/list-tasks.ts'
import { listMyTasks } from './find/my-tasks.ts'
import { reorderList, reorderProject } from './order/reorder-tasks.ts'
import { findOwner, personalOf, type TaskOwner } from './task-owner.ts'
import { createTask, deleteTask, updateTask } from './tasks.ts'

const createOn = (kind: TaskOwner['kind']) => async (tx: WriteTx, actor: Actor, ownerId: string, asked: wire.NewTask) =>
  createTask(tx, actor, await findOwner(tx, actor, kind, ownerId), asked)

/** Returns the two routes for tasks of one resource. */
const tasksOn = (kind: 'taskLists' | 'contacts' | 'cases' | 'deals', { list, create }: wire.TaskCalls): Route[] => [
  onRead(list, async ({ tx, actor, params, query }) => ({ tasks: await listTasks(tx, actor, kind, params.ownerId, query.xState) })),
  onCreateIn(create, 'task', 'taskId', kind, createOn(kind)),
]
const changes = (endpoint: typeof wire.finishTask | typeof wire.startTask | typeof wire.stopTask, state: wire.TaskState) =>
  onWrite(endpoint, ({ tx, actor, params }) => updateTask(tx, actor, params.id, { state }), editing('tasks'))

export const taskRoutes: Route[] = [
  ...tasksOn('taskLists', wire.listTasks),
  onRead(wire.inbox.list, async ({ tx, actor, params, query }) => ({
    inbox: await listTasks(tx, actor, 'projects', params.ownerId, query.xState),
  })),
  onCreateIn(wire.inbox.create, 'task', 'taskId', 'projects', (tx, actor, projectId, { responsibles, ...task }) =>
    createOn('projects')(tx, actor, projectId, { ...task, responsibles: responsibles === undefined ? undefined : [responsibles].flat() }),
  ),
  ...tasksOn('contacts', wire.contactTasks),
  ...tasksOn('cases', wire.caseTasks),
  ...tasksOn('deals', wire.dealTasks),
  onPage(wire.personalTasks.list, ({ tx, actor, query, page }) => listPersonal(tx, actor, query, page)),
  onRead(wire.myTasks, async ({ tx, actor, query }) => ({ tasks: await listMyTasks(tx, actor, query) })),
  onOne(wire.getTask, 'task', findTask),
  onCreate(wire.personalTasks.create, 'task', 'taskId', (tx, actor, asked) => createTask(tx, actor, personalOf(actor), asked)),
  onUpdate(wire.updateTask, 'tasks', 'task', updateTask),
  changes(wire.finishTask, 'done'),
  changes(wire.startTask, 'started'),
  changes(wire.stopTask, 'not started'),
  onDelete(wire.deleteTask, 'tasks', deleteTask),
  onWrite(wire.reorderList, ({ tx, actor, params, body }) => reorderList(tx, actor, params.id, body.tasks), about('taskLists')),
  onWrite(wire.reorderProject, ({ tx, actor, params, body }) => reorderProject(tx, actor, params.id, body.tasks), about('projects')),
]
