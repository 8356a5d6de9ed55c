import type { Task } from '../../contract/projects/tasks.ts'
import type { TaskRow } from '../store/rows/tasks.ts'
import type { Days } from './find/due-days.ts'
import { ownerFields } from './task-owner.ts'

/** A task row as it is read: with what is counted beside it. */
export interface ReadTask extends TaskRow {
  commentsCount: number
}
/** A task as answered, and the change that last wrote it (its ETag). */
export type TaskRecord = Task & { changeId: string }

const none: string[] = []
const list = (json: string) => (json === '[]' ? none : (JSON.parse(json) as string[]))

/** `position` is its place among the open ones; left out where it has none. */
export const toTask = (row: ReadTask, days: Days, position?: number): TaskRecord => ({
  id: row.id,
  subject: row.subject,
  state: row.state,
  dueDate: row.dueDate,
  timeBucket: days.bucketOf(row.dueDate),
  responsibles: list(row.responsibles),
  attachments: list(row.attachments),
  ...(position === undefined || row.completedAt ? {} : { position }),
  startDate: row.startDate,
  priority: row.priority,
  estimatedTime: row.estimatedTime,
  ...(row.completedAt ? { completedAt: row.completedAt } : {}),
  commentsCount: Number(row.commentsCount),
  ...ownerFields(row),
  author: row.authorId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  changeId: row.changeId,
})
