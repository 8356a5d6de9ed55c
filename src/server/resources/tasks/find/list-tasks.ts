import { type RawBuilder, sql } from 'kysely'
import type { personalTasks, Task, TaskPart } from '../../../../contract/projects/tasks.ts'
import type { QueryOf } from '../../../../contract/wire/endpoint.ts'
import type { Actor } from '../../../core/actor.ts'
import { byColumns, type Order, type PageAt, readPage } from '../../../core/lists/page.ts'
import { weekStartOf } from '../../../core/lists/week-start.ts'
import { ofCompany } from '../../../core/rows/of-company.ts'
import { findRow, found } from '../../../core/rows/rows.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import { commentsCount } from '../../../core/visibility/comments-count.ts'
import { attachedFiles, withShownFiles } from '../../files/attachments.ts'
import { type Days, daysIn } from '../due-days.ts'
import { countedPlace, positionsOf } from '../order/positions.ts'
import { onOwner, type TaskOwner } from '../task-owner.ts'
import { type ReadTask, type TaskRecord, toTask } from '../task-record.ts'
import { namesOfOwners } from './owner-names.ts'

const personalPerPage = 50

/** Matches the tasks that the actor sees. */
export const seen = (tx: ReadTx, actor: Actor) => sql`tasks."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'tasks')}`

/** Selects the matching tasks that the actor sees, each with its number of comments and its position. */
export const selectTasks = (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>, place: RawBuilder<unknown> = sql`null`) =>
  sql<ReadTask>`select tasks.*, ${commentsCount(actor, 'tasks')} as "commentsCount", ${place} as place from tasks
    where ${where} and ${seen(tx, actor)}`

export const myDays = (tx: ReadTx, actor: Actor): Days => daysIn(actor.timeZone, tx.now, weekStartOf(actor))

export const findTask = async (tx: ReadTx, actor: Actor, id: string): Promise<TaskRecord> => {
  const { rows } = await selectTasks(tx, actor, sql`tasks.id = ${id}`, countedPlace(actor)).execute(tx.db)
  const row = found((await withShownFiles(tx, actor, rows))[0])
  const [positionOf, nameOf] = [await positionsOf(tx, actor, [row]), await namesOfOwners(tx, actor, [row])]
  const task = toTask(row, myDays(tx, actor), { position: positionOf(row), belongsTo: nameOf(row) })
  return { ...task, files: await attachedFiles(tx, actor, task.attachments) }
}

const inPart = { open: sql`tasks."completedAt" = ''`, done: sql`tasks."completedAt" > ''` }
const lastFirst = (a: ReadTask, b: ReadTask) =>
  a.completedAt === b.completedAt ? Number(BigInt(b.id) - BigInt(a.id)) : a.completedAt < b.completedAt ? 1 : -1

/** Lists the tasks of one owner: open tasks by position, then completed tasks, newest first. */
export const listTasks = async (
  tx: ReadTx,
  actor: Actor,
  kind: TaskOwner['kind'],
  id: string,
  part: TaskPart | undefined,
): Promise<Task[]> => {
  await findRow(tx, actor, kind, id)
  const own = onOwner(actor, { kind, id })
  const where = part ? sql`${own} and ${inPart[part]}` : own
  const listed = await sql<ReadTask>`${selectTasks(tx, actor, where)}
    order by tasks."completedAt", tasks.rank, tasks.id`.execute(tx.db)
  const rows = await withShownFiles(tx, actor, listed.rows)
  const days = myDays(tx, actor)
  const [open, done] = [rows.filter((row) => !row.completedAt), rows.filter((row) => row.completedAt)]
  return [
    ...open.map((row, at) => toTask(row, days, { position: at + 1 })),
    ...done.toSorted(lastFirst).map((row) => toTask(row, days, {})),
  ]
}

const byDue = (a: ReadTask, b: ReadTask) => (a.dueDate || '9').localeCompare(b.dueDate || '9') || Number(BigInt(a.id) - BigInt(b.id))

/** Lists the tasks of a company and of its people, each with the name of its contact: open tasks by due date, then completed tasks, newest first. */
export const listOfCompany = async (tx: ReadTx, actor: Actor, companyId: string, part: TaskPart | undefined): Promise<Task[]> => {
  await findRow(tx, actor, 'contacts', companyId)
  const all = ofCompany(actor, 'tasks', companyId)
  const listed = await selectTasks(tx, actor, part ? sql`${all} and ${inPart[part]}` : all).execute(tx.db)
  const rows = await withShownFiles(tx, actor, listed.rows)
  const [days, nameOf] = [myDays(tx, actor), await namesOfOwners(tx, actor, rows)]
  const [open, done] = [rows.filter((row) => !row.completedAt), rows.filter((row) => row.completedAt)]
  return [...open.toSorted(byDue), ...done.toSorted(lastFirst)].map((row) => toTask(row, days, { belongsTo: nameOf(row) }))
}

const openFirst: Order<ReadTask> = { name: 'position', keys: byColumns('tasks', 'rank', 'id') }
const lastDone: Order<ReadTask> = { name: 'done', descending: true, keys: byColumns('tasks', 'completedAt', 'id') }

/** Matches a user's personal tasks: those they created, and those assigned to them. */
export const personal = ({ accountId, userId }: Pick<Actor, 'accountId' | 'userId'>) => sql<boolean>`tasks."ownerKind" = 'users'
  and (tasks."ownerId" = ${userId}
    or tasks.id in (select "taskId" from "taskResponsibles" where "accountId" = ${accountId} and "userId" = ${userId}))`

const ofStatus = {
  started: sql`tasks."completedAt" = '' and tasks.state = 'started'`,
  notstarted: sql`tasks."completedAt" = '' and tasks.state = 'not started'`,
  done: sql`tasks."completedAt" > ''`,
}

export const listPersonal = async (tx: ReadTx, actor: Actor, { status }: QueryOf<typeof personalTasks.list>, at: PageAt) => {
  const order = status === 'done' ? lastDone : openFirst
  const where = sql`${personal(actor)} and ${status ? ofStatus[status] : inPart.open}`
  const page = await readPage(tx, order, at, personalPerPage, (after) =>
    selectTasks(tx, actor, sql`${where} and ${after}`, countedPlace(actor)),
  )
  const [days, positionOf] = [myDays(tx, actor), await positionsOf(tx, actor, page.items)]
  return { tasks: page.items.map((row) => toTask(row, days, { position: positionOf(row) })), next: page.next }
}
