import { useProjectRights } from '../../kit/people/project-rules.ts'
import { useProject } from './project-resource.ts'
import { archivedReason, clientReasons } from './project-words.ts'

/** Returns whether a project is archived, and why the signed-in person cannot change what is in it; `locked` is undefined if they can. */
export const useProjectLock = (projectId: string): { isArchived: boolean; locked: string | undefined } => {
  const { may } = useProjectRights(projectId)
  const isArchived = useProject(projectId)?.status === 'archived'
  return { isArchived, locked: isArchived ? archivedReason : may === 'work' ? undefined : clientReasons[may] }
}
