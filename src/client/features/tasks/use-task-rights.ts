import type { Task } from '../../../contract/projects/tasks.ts'
import { useProjectRights } from '../../kit/people/project-rules.ts'
import { useMe } from '../../lib/session/use-me.ts'

/** Returns what the signed-in person may do with a task. Clients delete their own, and complete those they are responsible for where they may comment. */
export const useTaskRights = ({ projectId, author, responsibles }: Task) => {
  const { id, role } = useMe()
  const { mayWork, mayComment } = useProjectRights(projectId)
  return {
    mayEdit: mayWork,
    mayDelete: mayWork && (role !== 'client' || author === id),
    mayFinish: mayWork || (mayComment && responsibles.includes(id)),
  }
}
