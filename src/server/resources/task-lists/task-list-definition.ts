import type { Row } from '../../core/store/tables.ts'
import { partOfProject } from '../../core/visibility/part-of-project.ts'

/** Task lists are visible with their project and edited by colleagues. */
export const taskListDefinition = partOfProject<Row<'taskLists'>>({
  noun: 'task list',
  titleOf: (row) => row.name,
  rights: { edit: 'colleagues' },
  links: { milestoneId: 'milestones' },
})
