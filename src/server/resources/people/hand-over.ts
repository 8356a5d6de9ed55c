import { sql } from 'kysely'
import type { Responsibilities } from '../../../contract/x/people/users.ts'
import { type Actor, actorFor } from '../../core/actor.ts'
import { unacceptable } from '../../core/errors.ts'
import { reference } from '../../core/rows/reference.ts'
import { findRow, rowsWith, seenIds } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { TaskRow, UserRow } from '../../core/store/tables.ts'
import { replacementFor } from '../tasks/leave-tasks.ts'
import { notifyResponsibles } from '../tasks/notify-responsibles.ts'
import { mayDo } from '../tasks/responsibles.ts'
import { needsSomebody, ownerOf } from '../tasks/task-owner.ts'

const field = 'user.hand-over-to'

/** Returns the open tasks of a user, without the personal ones that they wrote, which nobody else has seen. */
const openTasks = async (tx: ReadTx, { accountId, id }: UserRow): Promise<TaskRow[]> => {
  const { rows } =
    await sql<TaskRow>`select t.* from "taskResponsibles" r join tasks t on t."accountId" = ${accountId} and t.id = r."taskId"
    where r."accountId" = ${accountId} and r."userId" = ${id} and r."completedAt" = '' and not (t."ownerKind" = 'users' and t."ownerId" = ${id})
    order by t.id`.execute(tx.db)
  return rows
}

/** Returns the open records that a user is responsible for. */
const openWork = async (tx: ReadTx, user: UserRow) => ({
  tasks: await openTasks(tx, user),
  deals: await rowsWith(tx, user, 'deals', { dealResponsibleId: user.id, dealStatus: 'pending' }),
  cases: await rowsWith(tx, user, 'cases', { caseResponsibleId: user.id, caseStatus: 'open' }),
  milestones: await rowsWith(tx, user, 'milestones', { responsibleId: user.id, completedAt: '' }),
})

/** Counts the open records that a user is responsible for. */
export const countResponsibilities = async (tx: ReadTx, actor: Actor, id: string): Promise<Responsibilities> => {
  const { tasks, deals, cases, milestones } = await openWork(tx, await findRow(tx, actor, 'users', id))
  return { tasks: tasks.length, deals: deals.length, cases: cases.length, milestones: milestones.length }
}

/** Returns who gets the open work of a deactivated user: a colleague, nobody (null), or undefined if the request does not say. */
export const assigneeOf = async (tx: ReadTx, actor: Actor, user: UserRow, asked: string | undefined, active: number) => {
  if (asked === undefined) return undefined
  if (active) throw unacceptable(field, 'active', 'Only the work of a person who is deactivated can be handed over.')
  const fits = (row: UserRow) => row.role !== 'client' && row.active === 1 && row.id !== user.id
  const id = await reference(tx, actor, 'users', { asked, before: null, field, fits })
  return id === null ? null : findRow(tx, actor, 'users', id)
}

/** Takes a user from a task. It goes to the assignee if they may see it, otherwise to nobody, or to its author where somebody is needed. */
const handOverTask = async (tx: WriteTx, actor: Actor, user: UserRow, assignee: UserRow | null, task: TaskRow) => {
  const before = task.responsibles
  const others = before.filter((id) => id !== user.id && id !== assignee?.id)
  const maker = task.ownerKind === 'users' ? (await rowsWith(tx, actor, 'users', { id: task.ownerId }))[0] : undefined
  const fits = assignee && (await mayDo(tx, assignee, maker, ownerOf(task)))
  const named = fits || before.includes(assignee?.id ?? '') ? [...others, assignee?.id ?? ''] : others
  const left = named.length || !needsSomebody(task.ownerKind) ? named : await replacementFor(tx, actor, task)
  if (!left) return
  const next = await tx.update('tasks', task, { responsibles: left })
  await notifyResponsibles(tx, actor, next, before)
}

/** Hands the open work of a user to a colleague or to nobody. What is closed keeps their name. */
export const handOver = async (tx: WriteTx, actor: Actor, user: UserRow, assignee: UserRow | null) => {
  const { tasks, deals, cases, milestones } = await openWork(tx, user)
  for (const task of tasks) await handOverTask(tx, actor, user, assignee, task)
  const assigneeId = assignee?.id ?? null
  /** Returns who gets each record: the assignee if they see it, otherwise nobody. */
  const heirsOf = async (resource: 'deals' | 'cases' | 'milestones', rows: readonly { id: string }[]) => {
    const ids = rows.map(({ id }) => id)
    const seen = assignee ? await seenIds(tx, actorFor(assignee), resource, ids) : new Set<string>()
    return ({ id }: { id: string }) => (seen.has(id) ? assigneeId : null)
  }
  const [ofDeal, ofCase] = [await heirsOf('deals', deals), await heirsOf('cases', cases)]
  const ofMilestone = await heirsOf('milestones', milestones)
  await tx.updateMany('deals', deals, (row) => ({ dealResponsibleId: ofDeal(row) }))
  await tx.updateMany('cases', cases, (row) => ({ caseResponsibleId: ofCase(row) }))
  await tx.updateMany('milestones', milestones, (row) => ({ responsibleId: ofMilestone(row) }))
}
