import { queryOptions } from '@tanstack/react-query'
import { listUsers } from '../../../contract/x/people/users.ts'
import { api } from '../api.ts'

export const peopleQueries = {
  all: () => ['people'] as const,
  /** Everybody of the workspace, those who were switched off too. */
  users: () =>
    queryOptions({
      queryKey: [...peopleQueries.all(), 'users'],
      queryFn: ({ signal }) => api(listUsers, { signal }).then(({ users }) => users),
      staleTime: 60_000,
    }),
}
