import * as wire from '../../../contract/projects/milestones.ts'
import type { Actor } from '../../core/actor.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead } from '../../core/http/on.ts'
import { onCreateIn, onDelete, onOne, onUpdate } from '../../core/http/on-record.ts'
import { refuseArchived } from '../../core/rows/archived.ts'
import { reference } from '../../core/rows/reference.ts'
import { colleaguesOnly, createRow, describe, findRow, rowsWith } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { ProjectRow, Row } from '../../core/store/tables.ts'
import { responsibleFor } from '../project-access/project-people.ts'
import { findMilestone, listAllMilestones, listMilestones } from './find-milestones.ts'
import { shiftedWith, shiftTasks } from './shift-milestones.ts'

const responsible = 'milestone.responsible-id'

/**
 * Returns the milestone that a field names, null if it is cleared, or the previous one if the field is absent. @throws 422 if it is not of
 * the project
 */
export const milestoneFor = (
  tx: ReadTx,
  actor: Actor,
  projectId: string,
  asked: string | undefined,
  field: string,
  before: string | null,
) => reference(tx, actor, 'milestones', { asked, before, field, fits: (row) => row.projectId === projectId })

const createMilestone = async (tx: WriteTx, actor: Actor, project: ProjectRow, { title, deadline, ...asked }: wire.NewMilestone) => {
  const responsibleId = await responsibleFor(tx, actor, project, asked.responsibleId, responsible, null)
  return createRow(tx, actor, 'milestones', { projectId: project.id, title, responsibleId, deadline, completedAt: '' })
}

const verbOf = (before: Row<'milestones'>, after: Row<'milestones'>) => {
  if (!before.completedAt && after.completedAt) return 'completed'
  return before.completedAt && !after.completedAt ? 'reopened' : 'updated'
}

/** Changes, completes or reopens a milestone, and moves the open ones after it if requested. */
const updateMilestone = async (tx: WriteTx, actor: Actor, row: Row<'milestones'>, change: wire.MilestoneChange) => {
  const project = await findRow(tx, actor, 'projects', row.projectId)
  if (change.deadline !== undefined && change.deadline !== row.deadline) await refuseArchived(tx, actor, row.projectId, 'milestones')
  const responsibleId = await responsibleFor(tx, actor, project, change.responsibleId, responsible, row.responsibleId)
  const shift = await shiftedWith(tx, row, change)
  const { title, deadline, completedAt } = change
  const next = await tx.update('milestones', row, { title, responsibleId, deadline, completedAt })
  await tx.updateMany('milestones', shift.rows, ({ id }) => ({ deadline: shift.deadlines.get(id) }))
  await shiftTasks(tx, actor, row, change, shift)
  describe(tx, verbOf(row, next), 'milestones', next)
}

/** The messages and task lists of a deleted milestone stay without it. */
const leaveMilestone = async (tx: WriteTx, actor: Actor, { id }: Row<'milestones'>) => {
  for (const table of ['messages', 'taskLists'] as const)
    await tx.updateMany(table, await rowsWith(tx, actor, table, { milestoneId: id }), () => ({ milestoneId: null }))
}

export const milestoneRoutes: Route[] = [
  onRead(wire.listMilestones, async ({ tx, actor, params }) => ({
    milestones: await listMilestones(tx, actor, params.projectId, params.filter as wire.MilestoneFilter | undefined),
  })),
  onRead(wire.listAllMilestones, async ({ tx, actor, query }) => ({ milestones: await listAllMilestones(tx, actor, query) })),
  onOne(wire.getMilestone, 'milestone', findMilestone),
  onCreateIn(wire.createMilestone, 'milestone', 'milestoneId', 'projects', createMilestone, (tx, actor) =>
    colleaguesOnly(tx, actor, 'milestones'),
  ),
  onUpdate(wire.updateMilestone, 'milestones', 'milestone', updateMilestone),
  onDelete(wire.deleteMilestone, 'milestones', leaveMilestone),
]
