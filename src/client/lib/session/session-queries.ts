import { queryOptions } from '@tanstack/react-query'
import { getWelcome } from '../../../contract/x/people/accounts.ts'
import { getMe } from '../../../contract/x/people/me.ts'
import { api } from '../api.ts'
import { refresh } from '../cache/long-list.ts'
import { registerNewsHandler } from '../live/news-handlers.ts'

export const sessionQueries = {
  all: () => ['session'] as const,
  /** Who is signed in. The shell opens only when this has answered. */
  me: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'me'],
      queryFn: ({ signal }) => api(getMe, { signal }).then(({ me }) => me),
      staleTime: 60_000,
    }),
  /** What may be done before signing in: make a workspace, continue as a person of the demo. */
  welcome: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'welcome'],
      queryFn: ({ signal }) => api(getWelcome, { signal }).then(({ welcome }) => welcome),
      staleTime: 300_000,
    }),
}

registerNewsHandler(async (client, news) => {
  const me = client.getQueryData(sessionQueries.me().queryKey)
  if (news.some(({ resource, id }) => resource === 'users' && id === me?.id)) await refresh(client, { queryKey: sessionQueries.all() })
})
