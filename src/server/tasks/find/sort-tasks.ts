import type { TaskSort } from '../../../contract/projects/tasks.ts'
import type { ReadTask } from '../task-record.ts'
import type { Days } from './due-days.ts'

type Compare = (a: ReadTask, b: ReadTask) => number
const urgency = { high: 0, normal: 1, low: 2 }

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
/** The earlier first, those without one last. */
const byDate = (a: string, b: string) => (a && b ? byText(a, b) : byText(b, a))
const byId = (a: ReadTask, b: ReadTask) => a.id.length - b.id.length || byText(a.id, b.id)

/** By the day that it is due on where the reader is. */
const byDueDate = (rows: ReadTask[], days: Days): Compare => {
  const keys = new Map(rows.map((row) => [row, days.sortKey(row.dueDate)]))
  return (a, b) => byDate(keys.get(a) ?? '', keys.get(b) ?? '')
}

const orders: Record<Exclude<TaskSort, 'due_date'>, Compare> = {
  start_date: (a, b) => byDate(a.startDate, b.startDate),
  creation_date: (a, b) => byId(b, a),
  priority: (a, b) => urgency[a.priority] - urgency[b.priority],
  estimated_time: (a, b) =>
    a.estimatedTime && b.estimatedTime ? Number(a.estimatedTime) - Number(b.estimatedTime) : byText(b.estimatedTime, a.estimatedTime),
}

/** Open tasks before completed ones, then in the order asked for, then the older first. */
export const inOrder = (rows: ReadTask[], sort: TaskSort, days: Days): ReadTask[] => {
  const order = sort === 'due_date' ? byDueDate(rows, days) : orders[sort]
  return rows.toSorted((a, b) => Number(a.completedAt > '') - Number(b.completedAt > '') || order(a, b) || byId(a, b))
}
