import type { Task } from '../../../contract/projects/tasks.ts'
import { useRightsIn } from '../../kit/people/project-rules.ts'
import { useMe } from '../../lib/session/use-me.ts'

/** Returns what the signed-in person may do with each of these tasks. Clients delete their own, and complete those they are responsible for where they may comment. */
export const useTasksRights = (tasks: readonly Task[]) => {
  const { id } = useMe()
  const rightsIn = useRightsIn(tasks.map(({ projectId }) => projectId))
  return (task: Task) => {
    const { mayWork, mayComment, mayChange } = rightsIn(task.projectId)
    return {
      mayEdit: mayWork,
      mayDelete: mayChange(task),
      mayFinish: mayWork || (mayComment && task.responsibles.includes(id)),
    }
  }
}

/** Returns what the signed-in person may do with one task. */
export const useTaskRights = (task: Task) => useTasksRights([task])(task)
