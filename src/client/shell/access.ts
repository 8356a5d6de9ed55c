import type { QueryClient } from '@tanstack/react-query'
import { type MiddlewareFunction, matchRoutes, type RouteObject, redirect } from 'react-router'
import { signInPath } from '../features/session/sign-in-path.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { forgetTabUser, rememberTabUser, tabUser } from '../lib/tab-user.ts'
import { isDemo } from '../ui/page/app-location.ts'

/** Finds the user of this tab, or of another session of this browser if that one has ended. */
const findMe = async (client: QueryClient) => {
  const read = () => client.fetchQuery({ ...sessionQueries.welcome(), staleTime: 0 }).then(({ me }) => me)
  const me = await read()
  if (me || tabUser() === undefined) return me
  forgetTabUser()
  return read()
}

/** Keeps the user of this tab in the cache. Returns undefined if nobody is signed in. */
const openSession = async (client: QueryClient) => {
  const { queryKey } = sessionQueries.me()
  const known = client.getQueryData(queryKey)
  if (known) return known
  const me = await findMe(client)
  if (!me) return undefined
  rememberTabUser(me.id)
  client.setQueryData(queryKey, me)
  return me
}

/** Redirects to the sign-in page unless somebody is signed in. No loader runs before this is known. */
export const requireSession: MiddlewareFunction = async ({ context, request }) => {
  const { pathname, search } = new URL(request.url)
  if (!(await openSession(context.get(queryClientContext)))) throw redirect(signInPath(pathname + search))
}

/**
 * Leads somebody without a session to the sign-in page, unless the path is open to all. The router would load the page behind it first.
 * A failure of the request shows when the router repeats it.
 */
export const signInFirst = async (client: QueryClient, routes: RouteObject[]): Promise<void> => {
  const path = isDemo ? window.location.hash.slice(1) || '/' : window.location.pathname + window.location.search
  if (!matchRoutes(routes, path)?.some(({ route }) => route.middleware?.includes(requireSession))) return
  const me = await openSession(client).catch(() => 'unknown')
  if (!me) window.history.replaceState(null, '', (isDemo ? '#' : '') + signInPath(path))
}
