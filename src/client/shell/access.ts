import type { QueryClient } from '@tanstack/react-query'
import { type MiddlewareFunction, redirect } from 'react-router'
import { signInPath } from '../features/session/sign-in-path.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { forgetTabUser, rememberTabUser, tabUser } from '../lib/tab-user.ts'

/** Finds the user of this tab, or of another session of this browser if that one has ended. */
const findMe = async (client: QueryClient) => {
  const read = () => client.fetchQuery({ ...sessionQueries.welcome(), staleTime: 0 }).then(({ me }) => me)
  const me = await read()
  if (me || tabUser() === undefined) return me
  forgetTabUser()
  return read()
}

/** Redirects to the sign-in page unless somebody is signed in. No loader runs before this is known. */
export const requireSession: MiddlewareFunction = async ({ context, request }) => {
  const client = context.get(queryClientContext)
  const { queryKey } = sessionQueries.me()
  if (client.getQueryData(queryKey)) return
  const me = await findMe(client)
  const { pathname, search } = new URL(request.url)
  if (!me) throw redirect(signInPath(pathname + search))
  rememberTabUser(me.id)
  client.setQueryData(queryKey, me)
}
