import type { Kind } from '../kinds/kind.ts'
import type { TaskListRow } from '../store/rows/tasks.ts'
import { seesProject } from '../visibility/visibility.ts'

/** Task lists: read by who sees their project, written by the account's own people. */
export const taskListKind: Kind<TaskListRow> = {
  noun: 'task list',
  titleOf: (row) => row.name,
  sees: seesProject,
  editedBy: 'colleagues',
  links: { projectId: 'projects', milestoneId: 'milestones' },
  project: 'projectId',
  derived: [],
}
