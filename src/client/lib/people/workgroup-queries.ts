import { queryOptions } from '@tanstack/react-query'
import { listWorkgroups } from '../../../contract/workgroups.ts'
import { countWorkgroupUses } from '../../../contract/x/people/workgroups.ts'
import { api } from '../api.ts'
import { refreshOnEvents } from '../live/event-handlers.ts'

export const workgroupQueries = {
  all: () => ['workgroups'] as const,
  /** Counts the records shared with a workgroup that the signed-in user can see. */
  uses: (id: string) =>
    queryOptions({
      queryKey: [...workgroupQueries.all(), 'uses', id],
      queryFn: ({ signal }) => api(countWorkgroupUses, { params: { id }, signal }).then(({ uses }) => uses),
    }),
  list: () =>
    queryOptions({
      queryKey: [...workgroupQueries.all(), 'list'],
      queryFn: ({ signal }) => api(listWorkgroups, { signal }).then(({ groups }) => groups),
      staleTime: 60_000,
    }),
}

refreshOnEvents('workgroups', workgroupQueries.all())
