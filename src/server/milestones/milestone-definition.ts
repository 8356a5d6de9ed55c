import { partOfProject } from '../projects/part-of-project.ts'
import type { MilestoneRow } from '../store/rows/projects.ts'

/** Milestones are visible with their project and edited by colleagues. */
export const milestoneDefinition = partOfProject<MilestoneRow>({
  noun: 'milestone',
  titleOf: (row) => row.title,
  rights: { edit: 'colleagues' },
  recorded: ['completed'],
  links: { responsibleId: 'users' },
})
