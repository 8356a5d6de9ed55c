import type { Task } from '../../../contract/projects/tasks.ts'
import type { Exporter } from '../../kit/list/use-export.ts'
import { userNames } from '../../kit/list/user-names.ts'
import { writeCsv } from '../../kit/list/write-csv.ts'

const heads = [
  ...['Task', 'State', 'Due (UTC)', 'Start', 'Priority', 'Estimated hours', 'Responsible', 'Belongs to', 'List', 'Files'],
  ...['Completed (UTC)', 'Created by', 'Created (UTC)', 'Updated (UTC)', 'Id'],
]

interface TaskNames {
  /** The name of a task list; empty where it is not known. */
  list?: (id: string) => string
  /** The project of all tasks, which its own lists do not name. */
  project?: string | undefined
}

/** Returns what writes tasks as CSV text, with the names of people and records. A due date without a time is a day. */
export const taskExporter =
  ({ list, project = '' }: TaskNames = {}): Exporter<Task> =>
  async (tasks, client) => {
    const userName = await userNames(client)
    const rows = tasks.map((task) => [
      ...[task.subject, task.state, task.dueDate, task.startDate, task.priority, task.estimatedTime],
      ...[task.responsibles.map(userName).join('; '), task.belongsTo ?? project],
      ...[(task.taskListId && list?.(task.taskListId)) ?? '', task.attachments.length ? String(task.attachments.length) : ''],
      ...[task.completedAt ?? '', userName(task.author), task.createdAt, task.updatedAt, task.id],
    ])
    return writeCsv(heads, rows)
  }
