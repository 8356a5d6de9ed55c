import * as wire from '../../contract/projects/milestones.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreateIn, onDelete, onOne, onUpdate } from '../http/on-record.ts'
import { colleaguesOnly } from '../resources/find.ts'
import { findMilestone, listAllMilestones, listMilestones } from './find-milestones.ts'
import { createMilestone, deleteMilestone, updateMilestone } from './milestones.ts'

export const milestoneRoutes: Route[] = [
  onRead(wire.listMilestones, async ({ tx, actor, params }) => ({
    milestones: await listMilestones(tx, actor, params.projectId, params.filter as wire.MilestoneFilter | undefined),
  })),
  onRead(wire.listAllMilestones, async ({ tx, actor, query }) => ({ milestones: await listAllMilestones(tx, actor, query) })),
  onOne(wire.getMilestone, 'milestone', findMilestone),
  onCreateIn(wire.createMilestone, 'milestone', 'milestoneId', 'projects', createMilestone, (actor) => colleaguesOnly(actor, 'milestones')),
  onUpdate(wire.updateMilestone, 'milestones', 'milestone', updateMilestone),
  onDelete(wire.deleteMilestone, 'milestones', deleteMilestone),
]
