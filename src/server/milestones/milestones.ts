import type { MilestoneChange, NewMilestone } from '../../contract/projects/milestones.ts'
import type { Actor } from '../actor.ts'
import { removeCommentsOn } from '../comments/remove-comments.ts'
import { unacceptable } from '../errors.ts'
import { colleaguesOnly, deleteRow, describe, findEditable, findRow } from '../kinds/find.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import { responsibleFor } from '../projects/project-people.ts'
import type { MilestoneRow } from '../store/rows/projects.ts'
import type { WriteTx } from '../store/store.ts'
import { leaveMilestone } from '../task-lists/leave-milestone.ts'
import { dayAfter, daysBetween, isInCalendar, weekday } from '../times.ts'

const responsible = 'milestone.responsible-id'

export const createMilestone = async (tx: WriteTx, actor: Actor, projectId: string, asked: NewMilestone) => {
  const project = await findRow(tx, actor, 'projects', projectId)
  colleaguesOnly(actor, 'milestones')
  const responsibleId = await responsibleFor(tx, actor, project, asked.responsibleId, responsible, null)
  const row = await tx.insert(actor, 'milestones', {
    projectId,
    title: asked.title,
    responsibleId,
    deadline: asked.deadline,
    completedAt: '',
  })
  describe(tx, 'created', 'milestones', row)
  return row
}

/** A Saturday or Sunday becomes the Monday after. */
const offWeekend = (day: string) => dayAfter(day, { 6: 2, 0: 1 }[weekday(day)] ?? 0)

/** Where the open milestones after this one come to stand when its deadline moves: as many days later or earlier. */
const shiftedWith = async (tx: WriteTx, row: MilestoneRow, change: MilestoneChange) => {
  const days = change.deadline && change.moveUpcomingMilestones ? daysBetween(row.deadline, change.deadline) : 0
  if (days === 0) return []
  const upcoming = await tx.db
    .selectFrom('milestones')
    .selectAll()
    .where('accountId', '=', row.accountId)
    .where('projectId', '=', row.projectId)
    .where('completedAt', '=', '')
    .where('deadline', '>', row.deadline)
    .where('id', '!=', row.id)
    .orderBy('deadline')
    .orderBy('id')
    .execute()
  return upcoming.map((milestone) => {
    const day = dayAfter(milestone.deadline, days)
    const deadline = change.moveUpcomingMilestonesOffWeekends ? offWeekend(day) : day
    if (!isInCalendar(deadline)) throw unacceptable('milestone.deadline', 'too-far', `“${milestone.title}” would move beyond the calendar.`)
    return { milestone, deadline }
  })
}

const verbOf = (before: MilestoneRow, after: MilestoneRow) => {
  if (!before.completedAt && after.completedAt) return 'completed'
  return before.completedAt && !after.completedAt ? 'reopened' : 'updated'
}

/** Changes, completes or reopens a milestone; with it the open ones after it move where that is asked for. */
export const updateMilestone = async (tx: WriteTx, actor: Actor, id: string, change: MilestoneChange) => {
  const row = await findEditable(tx, actor, 'milestones', id)
  const project = await findRow(tx, actor, 'projects', row.projectId)
  const responsibleId = await responsibleFor(tx, actor, project, change.responsibleId, responsible, row.responsibleId)
  const shifted = await shiftedWith(tx, row, change)
  const { title, deadline, completedAt } = change
  const next = await tx.update('milestones', row, { title, responsibleId, deadline, completedAt })
  await tx.updateMany(
    'milestones',
    shifted.map(({ milestone, deadline }) => ({ row: milestone, patch: { deadline } })),
  )
  describe(tx, verbOf(row, next), 'milestones', next)
}

/** Deletes a milestone with its comments; what was planned for it stays, without one. */
export const deleteMilestone = (tx: WriteTx, actor: Actor, id: string) =>
  deleteRow(tx, actor, 'milestones', id, async () => {
    await removeCommentsOn(tx, actor, 'milestones', [id])
    const messages = await rowsWith(tx, actor, 'messages', { milestoneId: id })
    await tx.updateMany(
      'messages',
      messages.map((row) => ({ row, patch: { milestoneId: null } })),
    )
    await leaveMilestone(tx, actor, id)
  })
