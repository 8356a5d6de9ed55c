import { queryOptions } from '@tanstack/react-query'
import { listUsers } from '../../../contract/x/people/users.ts'
import { api } from '../api.ts'
import { refreshOnEvents } from '../live/event-handlers.ts'

export const peopleQueries = {
  all: () => ['people'] as const,
  /** All users of the workspace, including deactivated ones. */
  users: () =>
    queryOptions({
      queryKey: [...peopleQueries.all(), 'users'],
      queryFn: ({ signal }) => api(listUsers, { signal }).then(({ users }) => users),
      staleTime: 60_000,
    }),
}

refreshOnEvents('users', peopleQueries.all())
