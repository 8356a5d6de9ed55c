import { queryOptions } from '@tanstack/react-query'
import { readInvitation } from '../../../contract/x/people/invitations.ts'
import { getMe, getWelcome } from '../../../contract/x/people/me.ts'
import { listSessions } from '../../../contract/x/people/sessions.ts'
import { api } from '../api.ts'
import { refresh } from '../cache/long-list.ts'
import { registerEventHandler } from '../live/event-handlers.ts'

export const sessionQueries = {
  all: () => ['session'] as const,
  /** The signed-in user. Loaded before the shell opens. */
  me: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'me'],
      queryFn: ({ signal }) => api(getMe, { signal }).then(({ me }) => me),
      staleTime: 60_000,
    }),
  /** The signed-in user, if there is one, and the options of the sign-in page. */
  welcome: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'welcome'],
      queryFn: ({ signal }) => api(getWelcome, { signal }).then(({ welcome }) => welcome),
      staleTime: 300_000,
    }),
  /** The workspaces that this browser is signed in to. */
  sessions: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'sessions'],
      queryFn: ({ signal }) => api(listSessions, { signal }).then(({ sessions }) => sessions),
      staleTime: 0,
    }),
  /** The workspace and person that a link invites. Read only once: the form must stay after the link was used. */
  invitation: (token: string) =>
    queryOptions({
      queryKey: ['invitation', token],
      queryFn: () => api(readInvitation, { body: { invitation: { token } } }).then(({ invitation }) => invitation),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
}

registerEventHandler(async (client, events) => {
  const me = client.getQueryData(sessionQueries.me().queryKey)
  if (events.some(({ resource, id }) => resource === 'users' && id === me?.id)) await refresh(client, { queryKey: sessionQueries.all() })
})
