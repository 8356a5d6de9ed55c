import { partOfProject } from '../projects/part-of-project.ts'
import type { MilestoneRow } from '../store/rows/projects.ts'

/** Milestones: read by who sees their project, written by the account's own people. */
export const milestoneKind = partOfProject<MilestoneRow>({
  noun: 'milestone',
  titleOf: (row) => row.title,
  editedBy: 'colleagues',
  recorded: ['completed'],
  links: { responsibleId: 'users' },
})
