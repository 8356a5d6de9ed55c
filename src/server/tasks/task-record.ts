import { type Task, task, taskReading } from '../../contract/projects/tasks.ts'
import { completed, type Encoded, encode } from '../../contract/wire/encode.ts'
import type { TaskColumns, TaskRow } from '../store/rows/tasks.ts'
import type { Days } from './find/due-days.ts'

/** A task as lists read it. */
export type ListedTask = TaskColumns &
  Pick<TaskRow, 'id' | 'ownerKind' | 'ownerId' | 'projectId' | 'dueDate' | 'completedAt' | 'updatedAt'> & {
    commentsCount: number
    /** Its place among the open ones, as far as that was counted; null where it has none. */
    place: number | null
  }
/** A task row as it is read for itself. */
export type ReadTask = TaskRow & ListedTask
/** A task as answered, and the change that last wrote it (its ETag). */
export type TaskRecord = Task & { changeId: string }
/** What is said of a task beside its row, where there is something to say. */
export type Beside = Partial<Pick<Task, 'position' | 'belongsTo' | 'xGroup'>>

/** The fields that name what a task of the customer side is on. */
export const customerField = { contacts: 'contactId', cases: 'caseId', deals: 'dealId' } as const
export type CustomerSide = keyof typeof customerField

const ownerFields = ({ ownerKind, ownerId, projectId }: TaskRow): Partial<Task> => {
  if (ownerKind === 'users') return {}
  if (projectId) return { ...(ownerKind === 'taskLists' ? { taskListId: ownerId } : {}), projectId }
  return { [customerField[ownerKind as CustomerSide]]: ownerId }
}

const none: string[] = []
const list = (json: string) => (json === '[]' ? none : (JSON.parse(json) as string[]))

const lastingOf = (row: TaskRow) => ({
  id: row.id,
  subject: row.subject,
  state: row.state,
  dueDate: row.dueDate,
  responsibles: list(row.responsibles),
  attachments: list(row.attachments),
  startDate: row.startDate,
  priority: row.priority,
  estimatedTime: row.estimatedTime,
  ...(row.completedAt ? { completedAt: row.completedAt } : {}),
  ...ownerFields(row),
  author: row.authorId,
  createdAt: row.createdAt,
})

type Read = Pick<ListedTask, 'dueDate' | 'completedAt' | 'commentsCount' | 'updatedAt'>
const readingOf = ({ dueDate, completedAt, commentsCount, updatedAt }: Read, days: Days, { position, belongsTo, xGroup }: Beside) => ({
  timeBucket: days.bucketOf(dueDate),
  position: completedAt ? undefined : position,
  commentsCount: Number(commentsCount),
  belongsTo,
  xGroup,
  updatedAt,
})

export const toTask = (row: ReadTask, days: Days, beside: Beside): TaskRecord =>
  ({ ...lastingOf(row), ...readingOf(row, days, beside), changeId: row.changeId }) as TaskRecord

/** The JSON of a task for lists, but for what depends on who reads it and when. */
export const recordOf = (row: TaskRow) => JSON.stringify(encode(task, lastingOf(row) as Task))

/** A task of a list, from its JSON and what the reading adds. */
export const listed = (row: ListedTask, days: Days, beside: Beside): Encoded<Task> =>
  completed<Task>(row.record, taskReading, readingOf(row, days, beside) as Partial<Task>)
