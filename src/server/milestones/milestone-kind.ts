import type { Kind } from '../kinds/kind.ts'
import type { MilestoneRow } from '../store/rows/projects.ts'
import { seesProject } from '../visibility/visibility.ts'

/** Milestones: read by who sees their project, written by the account's own people. */
export const milestoneKind: Kind<MilestoneRow> = {
  noun: 'milestone',
  titleOf: (row) => row.title,
  sees: seesProject,
  editedBy: 'colleagues',
  recorded: ['completed'],
  links: { projectId: 'projects', responsibleId: 'users' },
  project: 'projectId',
  derived: [],
}
