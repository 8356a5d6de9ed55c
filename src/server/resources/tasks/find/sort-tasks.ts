import type { TaskSort } from '../../../../contract/projects/tasks.ts'
import type { TaskRow } from '../../../core/store/tables.ts'
import type { Days } from '../due-days.ts'

/** The column that each order compares. */
const sortedBy = {
  due_date: 'dueDate',
  start_date: 'startDate',
  creation_date: 'id',
  priority: 'priority',
  estimated_time: 'estimatedTime',
} as const satisfies Record<TaskSort, keyof TaskRow>

/** The columns that tasks are sorted by. */
export type Sorted = Pick<TaskRow, 'id' | 'completedAt' | (typeof sortedBy)[TaskSort]>

const urgency = { high: 0, normal: 1, low: 2 } as { [priority: string]: number }
const urgencyOf = (priority: string) => urgency[priority] ?? 1

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
/** Earlier dates first, no date last. */
const byDate = (a: string, b: string) => (a && b ? byText(a, b) : byText(b, a))
const byNumber = (a: string, b: string) => a.length - b.length || byText(a, b)

const orders: Record<TaskSort, (a: string, b: string) => number> = {
  due_date: byDate,
  start_date: byDate,
  creation_date: (a, b) => byNumber(b, a),
  priority: (a, b) => urgencyOf(a) - urgencyOf(b),
  estimated_time: (a, b) => (a && b ? Number(a) - Number(b) : byText(b, a)),
}

/** Sorts open tasks before completed ones, then by the requested order, then by id. */
export const inOrder = <Task extends Sorted>(rows: Task[], sort: TaskSort, days: Days): Task[] => {
  const order = orders[sort]
  // A due date counts by its day in the user's time zone.
  const keyed = rows.map((row) => ({
    row,
    isDone: row.completedAt > '',
    key: sort === 'due_date' ? days.sortKey(row.dueDate) : row[sortedBy[sort]],
  }))
  keyed.sort((a, b) => Number(a.isDone) - Number(b.isDone) || order(a.key, b.key) || byNumber(a.row.id, b.row.id))
  return keyed.map(({ row }) => row)
}
