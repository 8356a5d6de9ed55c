import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import { unacceptable, unknownId } from '../../errors.ts'
import { describe, findRow } from '../../kinds/find.ts'
import { sees } from '../../kinds/kinds.ts'
import type { TaskRow } from '../../store/rows/tasks.ts'
import type { WriteTx } from '../../store/store.ts'
import { ownerOf, type TaskOwner } from '../task-owner.ts'
import { openTasks, placeTasks } from './place-tasks.ts'

const tasksAmong = async (tx: WriteTx, actor: Actor, ids: string[]): Promise<TaskRow[]> => {
  if (!ids.length) return []
  const wanted = tx.dialect.rowsOf(JSON.stringify(ids.map((id) => ({ id }))), 'tasks', ['id'])
  const { rows } = await sql<TaskRow>`select tasks.* from tasks where tasks."accountId" = ${actor.accountId}
    and tasks.id in (select cast(wanted.id as bigint) from ${wanted} as wanted) and ${sees(actor, 'tasks')}`.execute(tx.db)
  return rows
}

/** The listed tasks in the order they are listed: each open, and of this project. `here` are those that are known already. */
const listedTasks = async (tx: WriteTx, actor: Actor, projectId: string, ids: string[], here: TaskRow[]): Promise<TaskRow[]> => {
  const known = new Map(here.map((row) => [row.id, row]))
  const others = ids.filter((id) => !known.has(id))
  for (const row of await tasksAmong(tx, actor, others)) known.set(row.id, row)
  const seen = new Set<string>()
  return ids.map((id, place) => {
    const at = `tasks.${place}`
    const row = known.get(id)
    if (seen.has(id)) throw unacceptable(at, 'twice', `The task ${id} is listed twice.`)
    seen.add(id)
    if (!row) throw unknownId(at)
    if (row.projectId !== projectId) throw unacceptable(at, 'other-project', `The task ${id} is not in this project; tasks stay in theirs.`)
    if (row.completedAt) throw unacceptable(at, 'done', `The task ${id} is completed; completed tasks are not in the order.`)
    return row
  })
}

/** Listed tasks first, in the order given; what else is open follows as it was. */
const place = async (tx: WriteTx, owner: TaskOwner, listed: TaskRow[], open: TaskRow[]) => {
  const named = new Set(listed.map(({ id }) => id))
  await placeTasks(tx, owner, [...listed, ...open.filter(({ id }) => !named.has(id))])
}

/** Puts tasks of the project into this list, in this order. */
export const reorderList = async (tx: WriteTx, actor: Actor, listId: string, ids: string[]) => {
  const list = await findRow(tx, actor, 'taskLists', listId)
  const owner: TaskOwner = { kind: 'taskLists', id: listId, projectId: list.projectId }
  const open = await openTasks(tx, actor, owner)
  await place(tx, owner, await listedTasks(tx, actor, list.projectId, ids, open), open)
  describe(tx, 'reordered', 'taskLists', list)
}

/** Orders every list of the project and its inbox; each task stays where it is. */
export const reorderProject = async (tx: WriteTx, actor: Actor, projectId: string, ids: string[]) => {
  const project = await findRow(tx, actor, 'projects', projectId)
  const listed = await listedTasks(tx, actor, projectId, ids, [])
  const owners = Map.groupBy(listed, ({ ownerKind, ownerId }) => `${ownerKind} ${ownerId}`)
  for (const rows of owners.values()) {
    if (!rows[0]) continue
    const owner = ownerOf(rows[0])
    await place(tx, owner, rows, await openTasks(tx, actor, owner))
  }
  describe(tx, 'reordered', 'projects', project)
}
