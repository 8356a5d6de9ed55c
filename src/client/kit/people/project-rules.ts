import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { getProject } from '../../../contract/projects/projects.ts'
import { api } from '../../lib/api.ts'
import { refreshOnEvents } from '../../lib/live/event-handlers.ts'
import { useMe } from '../../lib/session/use-me.ts'

const rulesKey = ['project-rules'] as const

/** The settings of a project that its records follow on pages outside it too. */
export const projectRules = (projectId: string | undefined) =>
  queryOptions({
    queryKey: [...rulesKey, projectId],
    queryFn: projectId
      ? ({ signal }) =>
          api(getProject, { params: { id: projectId }, signal }).then(({ project: { defaultToPrivate, xClientsMay } }) => ({
            defaultToPrivate,
            xClientsMay,
          }))
      : skipToken,
    staleTime: 60_000,
  })

/** Returns whether new comments on a record of a project are private unless their author decides otherwise; undefined until that is known. */
export const useCommentPrivacy = (projectId: string | undefined, isRecordPrivate: boolean) => {
  const { data } = useQuery(projectRules(projectId))
  const byDefault = isRecordPrivate || (projectId === undefined ? false : data?.defaultToPrivate)
  return byDefault === undefined ? undefined : { byDefault }
}

/** Returns what the signed-in person may do in a project: colleagues everything, clients what the project allows, nothing until that is known. */
export const useProjectRights = (
  projectId: string | undefined,
): { may: 'look' | 'comment' | 'work'; mayWork: boolean; mayComment: boolean } => {
  const isFree = useMe().role !== 'client' || projectId === undefined
  const { data } = useQuery({ ...projectRules(projectId), enabled: !isFree })
  const may = isFree ? 'work' : (data?.xClientsMay ?? 'look')
  return { may, mayWork: may === 'work', mayComment: may !== 'look' }
}

refreshOnEvents('projects', rulesKey)
