import { partOfProject } from '../projects/part-of-project.ts'
import type { Row } from '../store/tables.ts'

/** Task lists are visible with their project and edited by colleagues. */
export const taskListDefinition = partOfProject<Row<'taskLists'>>({
  noun: 'task list',
  titleOf: (row) => row.name,
  rights: { edit: 'colleagues' },
  links: { milestoneId: 'milestones' },
})
