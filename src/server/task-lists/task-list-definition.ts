import { partOfProject } from '../projects/part-of-project.ts'
import type { TaskListRow } from '../store/rows/tasks.ts'

/** Task lists are visible with their project and edited by colleagues. */
export const taskListDefinition = partOfProject<TaskListRow>({
  noun: 'task list',
  titleOf: (row) => row.name,
  rights: { edit: 'colleagues' },
  links: { milestoneId: 'milestones' },
})
