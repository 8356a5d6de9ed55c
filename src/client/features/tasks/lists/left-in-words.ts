import type { Task } from '../../../../contract/projects/tasks.ts'
import type { MovedTasks } from '../../../../contract/x/projects/task-lists.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { taskNoun } from '../task-resource.ts'

/** Says which tasks a move has left out, and why: “Load test” is completed. */
export const leftInWords = (tasks: readonly Pick<Task, 'id' | 'subject'>[], { completed, missing }: MovedTasks): string[] => {
  const named = (ids: readonly string[], one: string, many: string) => {
    const left = tasks.filter(({ id }) => ids.includes(id))
    if (left.length === 0) return []
    return [left.length === 1 ? `“${left[0]?.subject}” ${one}` : `${countOf(left.length, taskNoun)} ${many}`]
  }
  return [
    ...named(completed, 'is completed, so it has no place in the order.', 'are completed, so they have no place in the order.'),
    ...named(missing, 'was deleted, or you no longer have access.', 'were deleted, or you no longer have access.'),
  ]
}
