import type { TaskSort } from '../../../contract/tasks.ts'
import type { ReadTask } from '../task-record.ts'

type Compare = (a: ReadTask, b: ReadTask) => number
const urgency = { high: 0, normal: 1, low: 2 }

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
/** The earlier first, those without one last. */
const byDate = (a: string, b: string) => (a && b ? byText(a, b) : byText(b, a))
const byId = (a: ReadTask, b: ReadTask) => a.id.length - b.id.length || byText(a.id, b.id)

const orders: Record<TaskSort, Compare> = {
  due_date: (a, b) => byDate(a.dueDate, b.dueDate),
  start_date: (a, b) => byDate(a.startDate, b.startDate),
  creation_date: (a, b) => byId(b, a),
  priority: (a, b) => urgency[a.priority] - urgency[b.priority],
  estimated_time: (a, b) =>
    a.estimatedTime && b.estimatedTime ? Number(a.estimatedTime) - Number(b.estimatedTime) : byText(b.estimatedTime, a.estimatedTime),
}

/** Open tasks before completed ones, then in the order asked for, then the older first. */
export const inOrder = (rows: ReadTask[], sort: TaskSort): ReadTask[] =>
  rows.toSorted((a, b) => Number(a.completedAt > '') - Number(b.completedAt > '') || orders[sort](a, b) || byId(a, b))
