import type { Row } from '../../core/store/tables.ts'
import { inProject, isOpen, partOfProject } from '../../core/visibility/part-of-project.ts'

/** Milestones are visible with their project and edited by colleagues. */
export const milestoneDefinition = partOfProject<Row<'milestones'>>({
  noun: 'milestone',
  titleOf: (row) => row.title,
  rights: { edit: 'colleagues' },
  recorded: ['completed'],
  counted: { milestones: inProject(isOpen) },
  links: { responsibleId: 'users' },
})
