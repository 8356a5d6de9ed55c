import type { TaskSort } from '../../../contract/projects/tasks.ts'
import type { TaskRow } from '../../store/rows/tasks.ts'
import type { Days } from './due-days.ts'

/** What tasks are put in order by; `sortedBy` is the column of that order. */
export interface Sorted {
  id: string
  completedAt: string
  sortedBy: string
}
/** The column that each order compares. */
export const sortedBy = {
  due_date: 'dueDate',
  start_date: 'startDate',
  creation_date: 'id',
  priority: 'priority',
  estimated_time: 'estimatedTime',
} as const satisfies Record<TaskSort, keyof TaskRow>

type Compare = (a: Sorted, b: Sorted) => number
const urgency = { high: 0, normal: 1, low: 2 } as { [priority: string]: number }
const urgencyOf = ({ sortedBy }: Sorted) => urgency[sortedBy] ?? 1

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
/** The earlier first, those without one last. */
const byDate = (a: string, b: string) => (a && b ? byText(a, b) : byText(b, a))
const byId = (a: Sorted, b: Sorted) => a.id.length - b.id.length || byText(a.id, b.id)

const orders: Record<TaskSort, (days: Days) => Compare> = {
  // By the day that it is due on where the reader is.
  due_date: (days) => (a, b) => byDate(days.sortKey(a.sortedBy), days.sortKey(b.sortedBy)),
  start_date: () => (a, b) => byDate(a.sortedBy, b.sortedBy),
  creation_date: () => (a, b) => byId(b, a),
  priority: () => (a, b) => urgencyOf(a) - urgencyOf(b),
  estimated_time: () => (a, b) => (a.sortedBy && b.sortedBy ? Number(a.sortedBy) - Number(b.sortedBy) : byText(b.sortedBy, a.sortedBy)),
}

/** Open tasks before completed ones, then in the order asked for, then the older first. */
export const inOrder = <Task extends Sorted>(rows: Task[], sort: TaskSort, days: Days): Task[] => {
  const order = orders[sort](days)
  return rows.toSorted((a, b) => Number(a.completedAt > '') - Number(b.completedAt > '') || order(a, b) || byId(a, b))
}
