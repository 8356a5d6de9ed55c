import type { Task } from '../../../contract/projects/tasks.ts'
import type { DueDays } from '../../kit/due/due-days.ts'
import { dueWords } from '../../kit/due/due-words.ts'
import { countOf } from '../../ui/text/noun.ts'
import { taskNoun } from './task-resource.ts'

/** "Load test", "3 tasks" */
export const tasksInWords = ([first, ...others]: readonly Pick<Task, 'subject'>[]) =>
  others.length > 0 ? countOf(others.length + 1, taskNoun) : (first?.subject ?? '')

/** The name of a task's card for assistive technology: "Load test, task, due Tomorrow". */
export const taskLabel = ({ subject, dueDate }: Pick<Task, 'subject' | 'dueDate'>, days: DueDays): string => {
  const due = dueWords(dueDate, days)
  return [subject, 'task', ...(due ? [`due ${due.label}`] : [])].join(', ')
}
