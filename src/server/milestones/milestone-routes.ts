import * as wire from '../../contract/milestones.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import { findMilestone, listMilestones } from './find-milestones.ts'
import { createMilestone, deleteMilestone, updateMilestone } from './milestones.ts'

export const milestoneRoutes: Route[] = [
  onRead(wire.listMilestones, async ({ tx, actor, params }) => ({
    milestones: await listMilestones(tx, actor, params.projectId, params.filter as wire.MilestoneFilter | undefined),
  })),
  onRead(wire.getMilestone, async ({ tx, actor, params, etag }) => {
    const milestone = await findMilestone(tx, actor, params.id)
    etag(milestone.changeId)
    return { milestone }
  }),
  onWrite(wire.createMilestone, async ({ tx, actor, params, body }) => ({
    milestoneId: (await createMilestone(tx, actor, params.projectId, body.milestone)).id,
  })),
  onWrite(
    wire.updateMilestone,
    ({ tx, actor, params, body }) => updateMilestone(tx, actor, params.id, body.milestone),
    current('milestones'),
  ),
  onWrite(wire.deleteMilestone, ({ tx, actor, params }) => deleteMilestone(tx, actor, params.id), current('milestones')),
]
