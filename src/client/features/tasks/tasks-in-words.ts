import type { Task } from '../../../contract/projects/tasks.ts'

/** "Load test", "3 tasks" */
export const tasksInWords = ([first, ...others]: readonly Pick<Task, 'subject'>[]) =>
  others.length > 0 ? `${others.length + 1} tasks` : (first?.subject ?? '')
