import type { MovedTasks, TaskMove } from '../../../../contract/x/projects/task-lists.ts'
import type { Actor } from '../../../core/actor.ts'
import { refuseArchived } from '../../../core/rows/archived.ts'
import { describe, rowWith } from '../../../core/rows/rows.ts'
import type { WriteTx } from '../../../core/store/store.ts'
import type { ProjectRow, Row } from '../../../core/store/tables.ts'
import type { TaskOwner } from '../task-owner.ts'
import { placeBelow } from './place-below.ts'
import { orderOf, placeTasks, refuseOtherProject, refuseTwice, tasksAmong, withMoved } from './place-tasks.ts'

/**
 * Moves open tasks of a project into a list or its inbox, below a neighbour. Nothing else changes place: completed and deleted tasks are left out
 * and reported, completed, deleted and moved neighbours are skipped.
 * @throws 409 if the project is archived; 422 for a task listed twice or of another project
 */
const moveTo = async (tx: WriteTx, actor: Actor, owner: TaskOwner & { projectId: string }, { tasks: ids, after }: TaskMove) => {
  await refuseArchived(tx, actor, owner.projectId)
  await refuseTwice(tx, actor, ids)
  const known = new Map((await tasksAmong(tx, actor, ids)).map((row) => [row.id, row]))
  for (const [place, id] of ids.entries()) {
    const row = known.get(id)
    if (row) refuseOtherProject(row, owner.projectId, `tasks.${place}`)
  }
  const moved = ids.filter((id) => known.get(id)?.completedAt === '')
  const order = await orderOf(tx, actor, owner)
  const moving = new Set(moved)
  const others = order.filter(({ id }) => !moving.has(id))
  if (moved.length > 0) await placeTasks(tx, actor, owner, withMoved(order, others, moved, placeBelow(after, others)))
  const completed = ids.filter((id) => known.get(id)?.completedAt)
  return { moved, completed, missing: ids.filter((id) => !known.has(id)) }
}

/** Describes the move by the task, or by where the tasks are. */
const describeMove = async (tx: WriteTx, actor: Actor, moved: string[], place: () => void) => {
  const [id] = moved
  const task = moved.length === 1 && id !== undefined ? await rowWith(tx, actor, 'tasks', { id }) : undefined
  if (task) describe(tx, 'moved', 'tasks', task)
  else place()
}

export const moveToList = async (tx: WriteTx, actor: Actor, list: Row<'taskLists'>, move: TaskMove): Promise<MovedTasks> => {
  const answer = await moveTo(tx, actor, { kind: 'taskLists', id: list.id, projectId: list.projectId }, move)
  await describeMove(tx, actor, answer.moved, () => describe(tx, 'reordered', 'taskLists', list))
  return answer
}

export const moveToInbox = async (tx: WriteTx, actor: Actor, project: ProjectRow, move: TaskMove): Promise<MovedTasks> => {
  const answer = await moveTo(tx, actor, { kind: 'projects', id: project.id, projectId: project.id }, move)
  await describeMove(tx, actor, answer.moved, () => describe(tx, 'reordered', 'projects', project))
  return answer
}
