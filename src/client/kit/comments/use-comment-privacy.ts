import { useQuery } from '@tanstack/react-query'
import { getProject } from '../../../contract/projects/projects.ts'
import { api } from '../../lib/api.ts'
import { refreshOnEvents } from '../../lib/live/event-handlers.ts'

const privacyKey = ['comments', 'privacy'] as const

/** Returns whether new comments on records of a project are private unless their author decides otherwise; undefined until that is known. */
export const useCommentPrivacy = (projectId: string | undefined) => {
  const { data } = useQuery({
    queryKey: [...privacyKey, projectId],
    queryFn: ({ signal }) => api(getProject, { params: { id: projectId ?? '' }, signal }).then(({ project }) => project.defaultToPrivate),
    enabled: projectId !== undefined,
    staleTime: 60_000,
  })
  const byDefault = projectId === undefined ? false : data
  return byDefault === undefined ? undefined : { byDefault }
}

refreshOnEvents('projects', privacyKey)
