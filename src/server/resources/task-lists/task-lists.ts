import { type RawBuilder, sql } from 'kysely'
import * as wire from '../../../contract/x/projects/task-lists.ts'
import type { Actor } from '../../core/actor.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead } from '../../core/http/on.ts'
import { onCreateIn, onDelete, onUpdate } from '../../core/http/on-record.ts'
import { refuseArchived } from '../../core/rows/archived.ts'
import { colleaguesOnly, createRow, findRow, updateRow } from '../../core/rows/rows.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { ProjectRow, Row } from '../../core/store/tables.ts'
import { seesPrivate } from '../../core/visibility/private.ts'
import { milestoneFor } from '../milestones/milestones.ts'
import { placeBelow } from '../tasks/order/place-below.ts'
import { rankAfter, ranksInOrder } from '../tasks/order/rank.ts'

/** Returns the lists of a project by position, including hidden ones. */
export const listsOf = async (tx: ReadTx, accountId: string, projectId: string): Promise<Row<'taskLists'>[]> => {
  const { rows } = await sql<Row<'taskLists'>>`select * from "taskLists" where "accountId" = ${accountId} and "projectId" = ${projectId}
    order by rank, id`.execute(tx.db)
  return rows
}

const countsOf = async (tx: ReadTx, actor: Actor, projectId: string) => {
  const { accountId } = actor
  const count = (which: RawBuilder<unknown>) => sql`(select count(*) from tasks t where t."accountId" = ${accountId}
    and t."ownerKind" = 'taskLists' and t."ownerId" = l.id and ${seesPrivate(actor, 't')} and ${which})`
  const { rows } = await sql<{ listId: string; open: number; done: number }>`select l.id as "listId",
    ${count(sql`t."completedAt" = ''`)} as open, ${count(sql`t."completedAt" > ''`)} as done
    from "taskLists" l where l."accountId" = ${accountId} and l."projectId" = ${projectId}`.execute(tx.db)
  return new Map(rows.map((row) => [row.listId, row]))
}

const listTaskLists = async (tx: ReadTx, actor: Actor, projectId: string): Promise<wire.TaskList[]> => {
  await findRow(tx, actor, 'projects', projectId)
  const counts = await countsOf(tx, actor, projectId)
  return (await listsOf(tx, actor.accountId, projectId)).map((row, place) => ({
    ...stampsOf(row),
    name: row.name,
    ...(row.milestoneId ? { milestoneId: row.milestoneId } : {}),
    position: place + 1,
    projectId,
    openCount: Number(counts.get(row.id)?.open ?? 0),
    doneCount: Number(counts.get(row.id)?.done ?? 0),
  }))
}

const field = 'task-list.milestone-id'

/** Moves a list below one of `after`, or to a position among the others, which stay as they are. Beyond the end means last. */
const moveList = async (tx: WriteTx, row: Row<'taskLists'>, { after, position }: Pick<wire.TaskListChange, 'after' | 'position'>) => {
  if (after === undefined && position === undefined) return
  const now = await listsOf(tx, row.accountId, row.projectId)
  const others = now.filter(({ id }) => id !== row.id)
  const order = others.toSpliced(after || position === undefined ? placeBelow(after, others) : position - 1, 0, row)
  if (order.every(({ id }, place) => id === now[place]?.id)) return
  const ranks = ranksInOrder(order.map(({ id, rank }) => (id === row.id ? undefined : rank)))
  const rankOf = new Map(order.map(({ id }, place) => [id, ranks[place]]))
  await tx.updateMany('taskLists', order, ({ id }) => ({ rank: rankOf.get(id) }))
}

const createTaskList = async (tx: WriteTx, actor: Actor, { id: projectId }: ProjectRow, asked: wire.NewTaskList) => {
  const milestoneId = await milestoneFor(tx, actor, projectId, asked.milestoneId, field, null)
  const rank = rankAfter((await listsOf(tx, actor.accountId, projectId)).at(-1)?.rank)
  const row = await createRow(tx, actor, 'taskLists', { projectId, name: asked.name, milestoneId, rank })
  await moveList(tx, row, asked)
  return row
}

const updateTaskList = async (tx: WriteTx, actor: Actor, row: Row<'taskLists'>, change: wire.TaskListChange) => {
  const milestoneId = await milestoneFor(tx, actor, row.projectId, change.milestoneId, field, row.milestoneId)
  if (change.after !== undefined || change.position !== undefined) await refuseArchived(tx, actor, row.projectId)
  const next = await updateRow(tx, 'taskLists', row, { name: change.name, milestoneId })
  await moveList(tx, next, change)
}

export const taskListRoutes: Route[] = [
  onRead(wire.listTaskLists, async ({ tx, actor, params }) => ({ taskLists: await listTaskLists(tx, actor, params.id) })),
  onCreateIn(wire.createTaskList, 'taskList', 'taskListId', 'projects', createTaskList, (tx, actor) =>
    colleaguesOnly(tx, actor, 'taskLists'),
  ),
  onUpdate(wire.updateTaskList, 'taskLists', 'taskList', updateTaskList),
  onDelete(wire.deleteTaskList, 'taskLists'),
]
