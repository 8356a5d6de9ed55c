import type { Task } from '../../../contract/projects/tasks.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import type { TaskRow } from '../../core/store/tables.ts'
import type { Days } from './due-days.ts'

/** A task row as read. */
export type ReadTask = TaskRow & {
  commentsCount: number
  /** Its position among the open tasks, as far as it was counted, or null. */
  place: number | null
}
/** A task as returned, with its last change (the ETag). */
export type TaskRecord = Task & { changeId: string }
/** Computed fields of a task. */
export type Computed = Partial<Pick<Task, 'position' | 'belongsTo' | 'xGroup'>>

/** The fields with the id of the contact, case or deal of a task. */
export const customerField = { contacts: 'contactId', cases: 'caseId', deals: 'dealId' } as const
type CustomerSide = keyof typeof customerField

const ownerFields = ({ ownerKind, ownerId, projectId }: TaskRow): Partial<Task> => {
  if (ownerKind === 'users') return {}
  if (projectId) return { ...(ownerKind === 'taskLists' ? { taskListId: ownerId } : {}), projectId }
  return { [customerField[ownerKind as CustomerSide]]: ownerId }
}

export const toTask = (row: ReadTask, days: Days, { position, belongsTo, xGroup }: Computed): TaskRecord => ({
  ...stampsOf(row),
  subject: row.subject,
  state: row.state,
  dueDate: row.dueDate,
  responsibles: row.responsibles,
  attachments: row.attachments,
  startDate: row.startDate,
  priority: row.priority,
  estimatedTime: row.estimatedTime,
  ...(row.isPrivate ? { xIsPrivate: true } : {}),
  ...(row.completedAt ? { completedAt: row.completedAt } : { position }),
  ...ownerFields(row),
  timeBucket: days.bucketOf(row.dueDate),
  commentsCount: Number(row.commentsCount),
  belongsTo,
  xGroup,
})
