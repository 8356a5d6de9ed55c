import { queryOptions } from '@tanstack/react-query'
import { listWorkgroups } from '../../../contract/workgroups.ts'
import { api } from '../../lib/api.ts'

export const workgroupQueries = {
  all: () => ['workgroups'] as const,
  list: () =>
    queryOptions({
      queryKey: [...workgroupQueries.all(), 'list'],
      queryFn: ({ signal }) => api(listWorkgroups, { signal }).then(({ groups }) => groups),
      staleTime: 60_000,
    }),
}
