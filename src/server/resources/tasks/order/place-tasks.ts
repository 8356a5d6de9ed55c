import { sql } from 'kysely'
import type { Actor } from '../../../core/actor.ts'
import { unacceptable, unknownId } from '../../../core/errors.ts'
import { refuseArchived } from '../../../core/rows/archived.ts'
import { describe, rowsWith } from '../../../core/rows/rows.ts'
import { everybody } from '../../../core/store/conditions.ts'
import { idsIn } from '../../../core/store/many-rows.ts'
import type { ReadTx, WriteTx } from '../../../core/store/store.ts'
import type { ProjectRow, Row, TaskRow } from '../../../core/store/tables.ts'
import { seesPrivate } from '../../../core/visibility/private.ts'
import { onOwner, ownerOf, type TaskOwner } from '../task-owner.ts'
import { ranksInOrder } from './rank.ts'

/** A task in an order, with its rank unless it comes from another list. */
export interface Standing {
  id: string
  rank: string | undefined
}

/** Returns the order of the open tasks of an owner, read from an index. */
export const orderOf = async (tx: ReadTx, actor: Pick<Actor, 'accountId'>, owner: Pick<TaskOwner, 'kind' | 'id'>, where = everybody) => {
  const { rows } = await sql<{ id: string; rank: string }>`select id, rank from tasks
    where ${onOwner(actor, owner)} and "completedAt" = '' and ${where} order by rank, tasks.id`.execute(tx.db)
  return rows
}

/** Returns the same without the private tasks that are hidden from the actor. */
export const seenOrder = (tx: ReadTx, actor: Actor, owner: Pick<TaskOwner, 'kind' | 'id'>) =>
  orderOf(tx, actor, owner, seesPrivate(actor, 'tasks'))

/** Returns the open tasks of an owner by position. */
export const openTasks = async (tx: ReadTx, actor: Actor, owner: TaskOwner): Promise<TaskRow[]> => {
  const { rows } = await sql<TaskRow>`select * from tasks where ${onOwner(actor, owner)} and "completedAt" = '' order by rank, id`.execute(
    tx.db,
  )
  return rows
}

/** Puts the open tasks of an owner in this order, and moves tasks from other lists to it. It reads and writes only what moves. */
export const placeTasks = async (tx: WriteTx, actor: Actor, owner: TaskOwner, order: Standing[]) => {
  const ranks = ranksInOrder(order.map(({ rank }) => rank))
  const moved = new Map<string, string>()
  for (const [place, { id, rank }] of order.entries()) if (rank !== ranks[place]) moved.set(id, ranks[place] as string)
  if (!moved.size) return
  const to = { ownerKind: owner.kind, ownerId: owner.id, projectId: owner.projectId }
  const rows = await rowsWith(tx, actor, 'tasks', { id: [...moved.keys()] })
  await tx.updateMany('tasks', rows, ({ id }) => ({ ...to, rank: moved.get(id) }))
}

/** Returns an order with tasks moved to a place among the others. Only they get new ranks, and none does if the order stays the same. */
export const withMoved = (order: Standing[], others: Standing[], moved: string[], at: number): Standing[] => {
  const next: Standing[] = others.toSpliced(at, 0, ...moved.map((id) => ({ id, rank: undefined })))
  return next.length === order.length && next.every(({ id }, place) => id === order[place]?.id) ? order : next
}

/** Moves an open task to a position among the others that the actor sees. 1 is the top; beyond the end means last. */
export const moveTask = async (tx: WriteTx, actor: Actor, row: TaskRow, position: number) => {
  const owner = ownerOf(row)
  const order = await orderOf(tx, actor, owner)
  const others = order.filter(({ id }) => id !== row.id)
  const next = (await seenOrder(tx, actor, owner)).filter(({ id }) => id !== row.id)[position - 1]
  const at = next ? others.findIndex(({ id }) => id === next.id) : others.length
  await placeTasks(tx, actor, owner, withMoved(order, others, [row.id], at))
}

/** Moves the tasks of a merged contact to the winner, below its own. */
export const moveTasks = async (tx: WriteTx, actor: Actor, looserId: string, winnerId: string) => {
  const to: TaskOwner = { kind: 'contacts', id: winnerId, projectId: null }
  const there: Standing[] = await orderOf(tx, actor, to)
  const coming = (await orderOf(tx, actor, { kind: 'contacts', id: looserId })).map(({ id }) => ({ id, rank: undefined }))
  await placeTasks(tx, actor, to, [...there, ...coming])
  const done = await rowsWith(tx, actor, 'tasks', { ownerKind: 'contacts', ownerId: looserId })
  await tx.updateMany('tasks', done, () => ({ ownerId: winnerId }))
}

type Listed = Pick<TaskRow, 'id' | 'subject' | 'ownerKind' | 'ownerId' | 'projectId' | 'completedAt' | 'rank'>

/** Returns those of the tasks that the actor sees. */
export const tasksAmong = async (tx: WriteTx, actor: Actor, ids: string[]): Promise<Listed[]> => {
  if (!ids.length) return []
  const { rows } =
    await sql<Listed>`select tasks.id, tasks.subject, tasks."ownerKind", tasks."ownerId", tasks."projectId", tasks."completedAt", tasks.rank
    from tasks where tasks."accountId" = ${actor.accountId} and tasks.id in ${idsIn(tx, ids)} and ${tx.definitions.sees(actor, 'tasks')}`.execute(
      tx.db,
    )
  return rows
}

/** Refuses a task that is listed twice. */
export const refuseTwice = async (tx: WriteTx, actor: Actor, ids: string[]) => {
  const seen = new Set<string>()
  const place = ids.findIndex((id) => seen.size === seen.add(id).size)
  const [row] = place < 0 ? [] : await tasksAmong(tx, actor, ids.slice(place, place + 1))
  if (place >= 0) throw unacceptable(`tasks.${place}`, 'twice', `${row ? `“${row.subject}”` : 'A task'} is listed twice.`)
}

/** Refuses a task of another project. */
export const refuseOtherProject = (row: Listed, projectId: string, at: string) => {
  if (row.projectId !== projectId) throw unacceptable(at, 'other-project', `“${row.subject}” is not in this project.`)
}

/** Returns the listed tasks that are not in `here`. Each has to be open and in this project. */
const listedTasks = async (tx: WriteTx, actor: Actor, projectId: string, ids: string[], here: ReadonlySet<string>) => {
  const known = new Map<string, Listed>()
  const others = ids.filter((id) => !here.has(id))
  for (const row of await tasksAmong(tx, actor, others)) known.set(row.id, row)
  await refuseTwice(tx, actor, ids)
  for (const [place, id] of ids.entries()) {
    const at = `tasks.${place}`
    if (here.has(id)) continue
    const row = known.get(id)
    if (!row) throw unknownId(at)
    refuseOtherProject(row, projectId, at)
    if (row.completedAt) throw unacceptable(at, 'done', `“${row.subject}” is completed, so it has no position.`)
  }
  return known
}

/** Puts the listed tasks first, in this order, and keeps the order of the other open ones. */
const place = async (tx: WriteTx, actor: Actor, owner: TaskOwner, ids: string[], open: Standing[]) => {
  const [ranks, named] = [new Map(open.map(({ id, rank }) => [id, rank])), new Set(ids)]
  const listed = ids.map((id) => ({ id, rank: ranks.get(id) }))
  await placeTasks(tx, actor, owner, [...listed, ...open.filter(({ id }) => !named.has(id))])
}

/** Moves tasks of the project to this list, in this order. @throws 409 if the project is archived */
export const reorderList = async (tx: WriteTx, actor: Actor, list: Row<'taskLists'>, ids: string[]) => {
  const owner: TaskOwner = { kind: 'taskLists', id: list.id, projectId: list.projectId }
  const open = await orderOf(tx, actor, owner)
  await listedTasks(tx, actor, list.projectId, ids, new Set((await seenOrder(tx, actor, owner)).map(({ id }) => id)))
  await refuseArchived(tx, actor, list.projectId)
  await place(tx, actor, owner, ids, open)
  describe(tx, 'reordered', 'taskLists', list)
}

/** Sorts every list of the project and its inbox. Tasks stay in their list. @throws 409 if the project is archived */
export const reorderProject = async (tx: WriteTx, actor: Actor, project: ProjectRow, ids: string[]) => {
  const known = await listedTasks(tx, actor, project.id, ids, new Set())
  await refuseArchived(tx, actor, project.id)
  const listed = ids.flatMap((id) => known.get(id) ?? [])
  for (const rows of Map.groupBy(listed, ({ ownerKind, ownerId }) => `${ownerKind} ${ownerId}`).values()) {
    if (!rows[0]) continue
    const owner = ownerOf(rows[0])
    const order = rows.map(({ id }) => id)
    await place(tx, actor, owner, order, await orderOf(tx, actor, owner))
  }
  describe(tx, 'reordered', 'projects', project)
}
