import { type RawBuilder, sql } from 'kysely'
import type { personalTasks, TaskPart } from '../../../contract/projects/tasks.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { Actor } from '../../actor.ts'
import { commentsCount } from '../../comments/comments-count.ts'
import { notFound } from '../../errors.ts'
import { attachedFiles } from '../../files/attachments.ts'
import { sees } from '../../kinds/kinds.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../../lists/page.ts'
import type { ReadTx } from '../../store/store.ts'
import { positionsOf } from '../order/positions.ts'
import { findOwner, onOwner, type TaskOwner } from '../task-owner.ts'
import { type ReadTask, type TaskRecord, toTask } from '../task-record.ts'
import { type Days, daysIn } from './due-days.ts'
import { namesOfOwners } from './owner-names.ts'

const personalPerPage = 50

/** Tasks that one may see. */
export const selectTasks = (actor: Actor, where: RawBuilder<unknown>) =>
  sql<ReadTask>`select tasks.*, ${commentsCount(actor, 'tasks')} as "commentsCount" from tasks
    where ${where} and tasks."accountId" = ${actor.accountId} and ${sees(actor, 'tasks')}`

export const myDays = (tx: ReadTx, actor: Actor): Days => daysIn(actor.timeZone, tx.now)

/** Tasks in a given order as they are answered. */
export const toTasks = async (tx: ReadTx, actor: Actor, rows: ReadTask[]): Promise<TaskRecord[]> => {
  const [days, positions] = [myDays(tx, actor), await positionsOf(tx, actor, rows)]
  return rows.map((row) => toTask(row, days, positions.get(row.id)))
}

export const findTask = async (tx: ReadTx, actor: Actor, id: string): Promise<TaskRecord> => {
  const { rows } = await selectTasks(actor, sql`tasks.id = ${id}`).execute(tx.db)
  const [task] = await toTasks(tx, actor, rows)
  const [row] = rows
  if (!task || !row) throw notFound()
  const belongsTo = (await namesOfOwners(tx, actor, rows)).get(row.id)
  return { ...task, ...(belongsTo === undefined ? {} : { belongsTo }), files: await attachedFiles(tx, actor, task.attachments) }
}

const inPart = { open: sql`tasks."completedAt" = ''`, done: sql`tasks."completedAt" > ''` }
const lastFirst = (a: ReadTask, b: ReadTask) =>
  a.completedAt === b.completedAt ? Number(BigInt(b.id) - BigInt(a.id)) : a.completedAt < b.completedAt ? 1 : -1

/** The tasks on one thing: the open ones by position, then the completed ones, the last first. */
export const listTasks = async (tx: ReadTx, actor: Actor, kind: TaskOwner['kind'], id: string, part: TaskPart | undefined) => {
  const owner = await findOwner(tx, actor, kind, id)
  const where = part ? sql`${onOwner(actor, owner)} and ${inPart[part]}` : onOwner(actor, owner)
  const order = sql`order by tasks."completedAt", tasks.rank, tasks.id`
  const { rows } = await sql<ReadTask>`${selectTasks(actor, where)} ${order}`.execute(tx.db)
  const days = myDays(tx, actor)
  const [open, done] = [rows.filter((row) => !row.completedAt), rows.filter((row) => row.completedAt)]
  return [...open.map((row, place) => toTask(row, days, place + 1)), ...done.toSorted(lastFirst).map((row) => toTask(row, days))]
}

const openFirst: Order<ReadTask> = {
  name: 'position',
  keys: [
    { column: sql.ref('tasks.rank'), read: (row) => row.rank },
    { column: sql.ref('tasks.id'), read: (row) => row.id },
  ],
}
const lastDone: Order<ReadTask> = {
  name: 'done',
  descending: true,
  keys: [
    { column: sql.ref('tasks.completedAt'), read: (row) => row.completedAt },
    { column: sql.ref('tasks.id'), read: (row) => row.id },
  ],
}

/** One's personal tasks: made by oneself, or by another who made one responsible. */
export const personal = (actor: Actor) => sql<boolean>`tasks."ownerKind" = 'users' and (tasks."ownerId" = ${actor.userId}
  or tasks.id in (select "taskId" from "taskResponsibles" where "accountId" = ${actor.accountId} and "userId" = ${actor.userId}))`

const ofStatus = {
  started: sql`tasks."completedAt" = '' and tasks.state = 'started'`,
  notstarted: sql`tasks."completedAt" = '' and tasks.state = 'not started'`,
  done: sql`tasks."completedAt" > ''`,
}

export const listPersonal = async (tx: ReadTx, actor: Actor, { status }: QueryOf<typeof personalTasks.list>, at: PageAt) => {
  const order = status === 'done' ? lastDone : openFirst
  const clause = pageClause(order, at, personalPerPage)
  const state = status ? ofStatus[status] : sql`tasks."completedAt" = ''`
  const { rows } =
    await sql<ReadTask>`${selectTasks(actor, sql`${personal(actor)} and ${state} and ${clause.after}`)} ${clause.end}`.execute(tx.db)
  const page = cutPage(order, rows, personalPerPage)
  return { tasks: await toTasks(tx, actor, page.items), next: page.next }
}
