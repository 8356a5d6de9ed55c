import { sql } from 'kysely'
import * as wire from '../../../contract/projects/tasks.ts'
import { decode } from '../../../contract/wire/decode.ts'
import * as moves from '../../../contract/x/projects/task-lists.ts'
import type { Actor } from '../../core/actor.ts'
import { Refusal, unacceptable } from '../../core/errors.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead, onWrite } from '../../core/http/on.ts'
import { finding, onCreate, onCreateIn, onDelete, onOne, onPage, onUpdate, within } from '../../core/http/on-record.ts'
import { refuseArchived } from '../../core/rows/archived.ts'
import { actionOnTask, refuseClient } from '../../core/rows/client-rights.ts'
import { createRow, findRow, updateRow } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { TaskRow } from '../../core/store/tables.ts'
import { dayIn, isMidnight } from '../../core/times.ts'
import { changeAttachments } from '../files/attachments.ts'
import { findTask, listOfCompany, listPersonal, listTasks, myDays } from './find/list-tasks.ts'
import { listMyTasks } from './find/my-tasks.ts'
import { notifyResponsibles } from './notify-responsibles.ts'
import { moveToInbox, moveToList } from './order/move-tasks.ts'
import { moveTask, reorderList, reorderProject } from './order/place-tasks.ts'
import { rankAfter } from './order/rank.ts'
import { privacyAfter, refuseHiding } from './private-tasks.ts'
import { changeResponsibles } from './responsibles.ts'
import { onOwner, ownerFrom, ownerOf, type TaskOwner } from './task-owner.ts'

/** Returns the rank after the last open task. */
const bottom = async (tx: ReadTx, actor: Actor, owner: TaskOwner) => {
  const { rows } = await sql<{ rank: string }>`select rank from tasks
    where ${onOwner(actor, owner)} and "completedAt" = '' order by rank desc limit 1`.execute(tx.db)
  return rankAfter(rows[0]?.rank)
}

/** Returns the due date after a request. Midnight of the user is the day. `time-bucket` is ignored if there is a `due-date`. */
const dueAfter = (tx: ReadTx, actor: Actor, { dueDate, timeBucket: asked }: wire.TaskChange) => {
  if (dueDate !== undefined) return dueDate.length > 10 && isMidnight(actor.timeZone, dueDate) ? dayIn(actor.timeZone, dueDate) : dueDate
  if (asked === undefined) return undefined
  const read = decode(wire.timeBucket, asked, 'task.time-bucket')
  if (!read.ok) throw new Refusal(422, read.faults)
  return myDays(tx, actor).dueIn(read.value)
}

/** Creates a task at the bottom. */
const createTask = async (tx: WriteTx, actor: Actor, owner: TaskOwner, asked: wire.NewTask) => {
  const isPrivate = await privacyAfter(tx, actor, owner, undefined, asked.xIsPrivate)
  const responsibles = await changeResponsibles(tx, actor, owner, undefined, asked.responsibles, isPrivate === 1)
  const row = await createRow(tx, actor, 'tasks', {
    ownerKind: owner.kind,
    ownerId: owner.id,
    projectId: owner.projectId,
    subject: asked.subject,
    state: 'not started',
    completedAt: '',
    dueDate: dueAfter(tx, actor, asked) ?? '',
    startDate: asked.startDate ?? '',
    priority: asked.priority ?? 'normal',
    estimatedTime: asked.estimatedTime ?? '',
    isPrivate,
    rank: await bottom(tx, actor, owner),
    responsibles,
    attachments: await changeAttachments(tx, actor, undefined, asked.attachments, 'task.attachments'),
  })
  await notifyResponsibles(tx, actor, row, [])
  return row
}

/** Returns the action of a state change in the history. */
const stepOf = (from: wire.TaskState, to: wire.TaskState) => {
  if (from === to) return 'updated'
  if (to === 'done') return 'done'
  if (from === 'done') return 'reopened'
  return to === 'started' ? 'started' : 'stopped'
}

/** Completed tasks have no position. Reopened tasks go to the bottom. */
const stateAfter = async (tx: ReadTx, actor: Actor, row: TaskRow, state: wire.TaskState) => {
  if (state === row.state) return {}
  if (state === 'done') return { state, completedAt: tx.now }
  return row.state === 'done' ? { state, completedAt: '', rank: await bottom(tx, actor, ownerOf(row)) } : { state }
}

const updateTask = async (tx: WriteTx, actor: Actor, row: TaskRow, change: wire.TaskChange) => {
  const state = change.state ?? row.state
  if (change.position !== undefined && row.ownerKind === 'users' && row.ownerId !== actor.userId)
    throw unacceptable('task.position', 'not-yours', 'Only the author can move a personal task.')
  if (change.position !== undefined && state === 'done')
    throw unacceptable('task.position', 'done', 'A completed task has no position. Reopen it first.')
  if (change.position !== undefined && row.projectId) await refuseArchived(tx, actor, row.projectId)
  const isPrivate = await privacyAfter(tx, actor, ownerOf(row), row, change.xIsPrivate)
  const responsibles = await changeResponsibles(tx, actor, ownerOf(row), row.responsibles, change.responsibles, isPrivate === 1)
  if (isPrivate && !row.isPrivate) await refuseHiding(tx, actor, responsibles)
  const attachments = await changeAttachments(tx, actor, row.attachments, change.attachments, 'task.attachments')
  const { subject, startDate, priority, estimatedTime } = change
  const patch = {
    ...{ subject, startDate, priority, estimatedTime, isPrivate, attachments },
    ...(await stateAfter(tx, actor, row, state)),
    dueDate: dueAfter(tx, actor, change),
    responsibles,
  }
  const next = await updateRow(tx, 'tasks', row, patch, stepOf(row.state, state))
  if (change.position !== undefined) await moveTask(tx, actor, next, change.position)
  await notifyResponsibles(tx, actor, next, row.responsibles)
}

type TaskKind = 'taskLists' | 'contacts' | 'cases' | 'deals'
const listOn = (kind: Exclude<TaskKind, 'contacts'>, { list }: wire.TaskCalls): Route =>
  onRead(list, async ({ tx, actor, params, query }) => ({ tasks: await listTasks(tx, actor, kind, params.ownerId, query.xState) }))
const createOn = (kind: TaskKind, { create }: wire.TaskCalls): Route =>
  onCreateIn(create, 'task', 'taskId', kind, (tx, actor, on, asked) => createTask(tx, actor, ownerFrom(tx, kind, on), asked))

/** Returns a task whose state the actor may change. */
const findChangeable = async (tx: ReadTx, actor: Actor, id: string) => {
  const row = await findRow(tx, actor, 'tasks', id)
  await refuseClient(tx, actor, 'tasks', row, actionOnTask(actor, row))
  return row
}
const changes = (endpoint: typeof wire.finishTask | typeof wire.startTask | typeof wire.stopTask, state: wire.TaskState) =>
  onWrite(endpoint, ({ tx, actor, found }) => updateTask(tx, actor, found, { state }), {
    versioned: true,
    ...finding(findChangeable),
  })

export const taskRoutes: Route[] = [
  listOn('taskLists', wire.listTasks),
  createOn('taskLists', wire.listTasks),
  onRead(wire.inbox.list, async ({ tx, actor, params, query }) => ({
    inbox: await listTasks(tx, actor, 'projects', params.ownerId, query.xState),
  })),
  onCreateIn(wire.inbox.create, 'task', 'taskId', 'projects', (tx, actor, project, { responsibles, ...task }) =>
    createTask(tx, actor, ownerFrom(tx, 'projects', project), {
      ...task,
      responsibles: responsibles === undefined ? undefined : [responsibles].flat(),
    }),
  ),
  onRead(wire.contactTasks.list, async ({ tx, actor, params: { ownerId }, query: { xState, xPeople } }) => ({
    tasks: xPeople ? await listOfCompany(tx, actor, ownerId, xState) : await listTasks(tx, actor, 'contacts', ownerId, xState),
  })),
  createOn('contacts', wire.contactTasks),
  listOn('cases', wire.caseTasks),
  createOn('cases', wire.caseTasks),
  listOn('deals', wire.dealTasks),
  createOn('deals', wire.dealTasks),
  onPage(wire.personalTasks.list, ({ tx, actor, query, page }) => listPersonal(tx, actor, query, page)),
  onRead(wire.myTasks, async ({ tx, actor, query }) => ({ tasks: await listMyTasks(tx, actor, query) })),
  onOne(wire.getTask, 'task', findTask),
  onCreate(wire.personalTasks.create, 'task', 'taskId', (tx, actor, asked) =>
    createTask(tx, actor, { kind: 'users', id: actor.userId, projectId: null }, asked),
  ),
  onUpdate(wire.updateTask, 'tasks', 'task', updateTask),
  changes(wire.finishTask, 'done'),
  changes(wire.startTask, 'started'),
  changes(wire.stopTask, 'not started'),
  onDelete(wire.deleteTask, 'tasks'),
  onWrite(wire.reorderList, ({ tx, actor, found, body }) => reorderList(tx, actor, found, body.tasks), within('taskLists')),
  onWrite(wire.reorderProject, ({ tx, actor, found, body }) => reorderProject(tx, actor, found, body.tasks), within('projects')),
  onWrite(moves.moveToList, ({ tx, actor, found, body }) => moveToList(tx, actor, found, body), within('taskLists')),
  onWrite(moves.moveToInbox, ({ tx, actor, found, body }) => moveToInbox(tx, actor, found, body), within('projects')),
]
