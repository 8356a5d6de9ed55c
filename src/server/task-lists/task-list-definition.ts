import type { Row } from '../store/tables.ts'
import { partOfProject } from '../visibility/part-of-project.ts'

/** Task lists are visible with their project and edited by colleagues. */
export const taskListDefinition = partOfProject<Row<'taskLists'>>({
  noun: 'task list',
  titleOf: (row) => row.name,
  rights: { edit: 'colleagues' },
  links: { milestoneId: 'milestones' },
})
