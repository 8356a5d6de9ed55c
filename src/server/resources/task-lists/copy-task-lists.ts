import type { Actor } from '../../core/actor.ts'
import { rowsWith } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import { openTasks } from '../tasks/order/place-tasks.ts'
import type { TaskOwner } from '../tasks/task-owner.ts'
import { listsOf } from './task-lists.ts'

interface Copying {
  fromId: string
  toId: string
  /** The copy of each milestone. */
  milestones: Map<string, string>
  /** Moves a date of the template. */
  shift: (day: string) => string
}

/** Returns the colleagues. They may be responsible for copied tasks even if their company takes no part in the new project. */
const colleaguesOf = async (tx: WriteTx, actor: Actor) => {
  const users = await rowsWith(tx, actor, 'users', { active: 1 })
  return new Set(users.flatMap(({ id, role }) => (role === 'client' ? [] : [id])))
}

type CopyTasks = (from: TaskOwner, to: TaskOwner) => Promise<void>
const copying =
  (tx: WriteTx, actor: Actor, shift: Copying['shift'], colleagues: Set<string>): CopyTasks =>
  async (from, to) => {
    const moved = (date: string) => date && `${shift(date.slice(0, 10))}${date.slice(10)}`
    const open = await openTasks(tx, actor, from)
    await tx.insertMany(
      actor,
      'tasks',
      open.map(({ subject, dueDate, startDate, priority, estimatedTime, isPrivate, rank, responsibles, attachments }) => ({
        ...{ ownerKind: to.kind, ownerId: to.id, projectId: to.projectId, subject, priority, estimatedTime, rank },
        ...{ state: 'not started', completedAt: '', dueDate: moved(dueDate), startDate: moved(startDate) },
        ...{ attachments, isPrivate },
        responsibles: responsibles.filter((id) => colleagues.has(id)),
      })),
    )
  }

/** Copies the task lists and inbox of a template with their open tasks, without clients and comments. */
export const copyTaskLists = async (tx: WriteTx, actor: Actor, { fromId, toId, milestones, shift }: Copying) => {
  const copyTasks = copying(tx, actor, shift, await colleaguesOf(tx, actor))
  for (const { id, name, milestoneId, rank } of await listsOf(tx, actor.accountId, fromId)) {
    const copy = { projectId: toId, name, milestoneId: (milestoneId && milestones.get(milestoneId)) ?? null, rank }
    const list = await tx.insert(actor, 'taskLists', copy)
    const [from, to] = [
      { kind: 'taskLists', id, projectId: fromId },
      { kind: 'taskLists', id: list.id, projectId: toId },
    ] as const
    await copyTasks(from, to)
  }
  const inbox = (projectId: string) => ({ kind: 'projects', id: projectId, projectId }) as const
  await copyTasks(inbox(fromId), inbox(toId))
}
