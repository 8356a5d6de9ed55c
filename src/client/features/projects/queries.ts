import { queryOptions } from '@tanstack/react-query'
import { countProjects } from '../../../contract/projects/projects.ts'
import { api } from '../../lib/api.ts'
import { refreshOnNews } from '../../lib/live/news-handlers.ts'

export const projectQueries = {
  all: () => ['projects'] as const,
  /** Counts the visible projects, without templates. */
  count: () =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'count'],
      queryFn: ({ signal }) => api(countProjects, { signal }).then(({ count: { active, silent, archived } }) => active + silent + archived),
      staleTime: 60_000,
    }),
}

refreshOnNews('projects', projectQueries.all())
