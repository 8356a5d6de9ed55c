import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { getProject } from '../../../contract/projects/projects.ts'
import { api } from '../../lib/api.ts'
import { refreshOnEvents } from '../../lib/live/event-handlers.ts'

const privacyKey = ['comment-privacy'] as const

export const commentPrivacy = (projectId: string | undefined) =>
  queryOptions({
    queryKey: [...privacyKey, projectId],
    queryFn: projectId
      ? ({ signal }) => api(getProject, { params: { id: projectId }, signal }).then(({ project }) => project.defaultToPrivate)
      : skipToken,
    staleTime: 60_000,
  })

/** Returns whether new comments on records of a project are private unless their author decides otherwise; undefined until that is known. */
export const useCommentPrivacy = (projectId: string | undefined) => {
  const { data } = useQuery(commentPrivacy(projectId))
  const byDefault = projectId === undefined ? false : data
  return byDefault === undefined ? undefined : { byDefault }
}

refreshOnEvents('projects', privacyKey)
