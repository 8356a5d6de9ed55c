import { partOfProject } from '../projects/part-of-project.ts'
import type { TaskListRow } from '../store/rows/tasks.ts'

/** Task lists: read by who sees their project, written by the account's own people. */
export const taskListKind = partOfProject<TaskListRow>({
  noun: 'task list',
  titleOf: (row) => row.name,
  editedBy: 'colleagues',
  links: { milestoneId: 'milestones' },
})
