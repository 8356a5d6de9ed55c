import { queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query'
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

interface ProjectRights {
  may: 'look' | 'comment' | 'work'
  mayWork: boolean
  mayComment: boolean
  /** Whether they may change or delete what only colleagues and its author may. */
  mayChange: (record: { readonly author?: string | undefined }) => boolean
}

/**
 * Returns what the signed-in person may do in each of these projects: colleagues everything, clients what the project allows, nothing until that
 * is known.
 */
export const useRightsIn = (projectIds: readonly (string | undefined)[]): ((projectId: string | undefined) => ProjectRights) => {
  const me = useMe()
  const isClient = me.role === 'client'
  const asked = isClient ? [...new Set(projectIds.filter((id) => id !== undefined))] : []
  const found = useQueries({ queries: asked.map(projectRules) })
  return (projectId) => {
    const may = !isClient || projectId === undefined ? 'work' : (found[asked.indexOf(projectId)]?.data?.xClientsMay ?? 'look')
    const mayWork = may === 'work'
    return { may, mayWork, mayComment: may !== 'look', mayChange: ({ author }) => mayWork && (!isClient || author === me.id) }
  }
}

/** Returns what the signed-in person may do in one project. */
export const useProjectRights = (projectId: string | undefined) => useRightsIn([projectId])(projectId)

refreshOnEvents('projects', rulesKey)
