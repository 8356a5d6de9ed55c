import { compareNames } from '../../../../contract/name-order.ts'
import { compareIds } from '../../../lib/compare-ids.ts'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'

/** A row of the timeline: a milestone, or the name of the project that the next ones belong to. */
export type TimelineRow =
  | { readonly kind: 'project'; readonly id: string; readonly name: string }
  | { readonly kind: 'milestone'; readonly milestone: Milestone }

/** The rows of the timeline: milestones by date, where `byProject` is set under their projects by name. */
export const rowsOf = (milestones: readonly Milestone[], byProject: boolean): readonly TimelineRow[] => {
  const toRow = (milestone: Milestone): TimelineRow => ({ kind: 'milestone', milestone })
  if (!byProject) return milestones.map(toRow)
  const projects = [...Map.groupBy(milestones, ({ projectId }) => projectId)].map(([id, within]) => ({
    id,
    name: within.find(({ projectName }) => projectName)?.projectName ?? '',
    within,
  }))
  return projects
    .toSorted((a, b) => compareNames(a.name, b.name) || compareIds(a.id, b.id))
    .flatMap(({ id, name, within }): TimelineRow[] => [{ kind: 'project', id, name }, ...within.map(toRow)])
}
