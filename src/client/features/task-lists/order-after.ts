import type { Task } from '../../../contract/projects/tasks.ts'

type Ordered = Pick<Task, 'id' | 'position'>

/** The order of a list with tasks moved into it. */
interface Order {
  /** The ids of the tasks above the moved ones, and the moved ones: the others follow by themselves. */
  readonly ids: readonly string[]
  /** The position of each moved task between its new neighbours, until the service has counted. */
  readonly positions: ReadonlyMap<string, number>
}

/** Returns the order of a list after tasks have moved above the task `before`, or to its end. */
export const orderAfter = (tasks: readonly Ordered[], moved: readonly Ordered[], before: string | undefined): Order => {
  const leaving = new Set(moved.map(({ id }) => id))
  const others = tasks.filter(({ id }) => !leaving.has(id))
  const found = others.findIndex(({ id }) => id === before)
  const at = found < 0 ? others.length : found
  const from = others[at - 1]?.position ?? 0
  const to = others[at]?.position ?? from + moved.length + 1
  const positions = new Map(moved.map(({ id }, index) => [id, from + ((to - from) * (index + 1)) / (moved.length + 1)]))
  return { ids: [...others.slice(0, at), ...moved].map(({ id }) => id), positions }
}
