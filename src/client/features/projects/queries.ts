import { queryOptions } from '@tanstack/react-query'
import { countProjects } from '../../../contract/projects/projects.ts'
import { api } from '../../lib/api.ts'

export const projectQueries = {
  all: () => ['projects'] as const,
  /** How many projects one may see, templates not counted. */
  count: () =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'count'],
      queryFn: ({ signal }) => api(countProjects, { signal }).then(({ count: { active, silent, archived } }) => active + silent + archived),
      staleTime: 60_000,
    }),
}
