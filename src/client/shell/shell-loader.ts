import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Role } from '../../contract/x/people/users.ts'
import { signInFor } from '../features/session/where-to.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'
import { ServiceError } from '../lib/service-error.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { paths } from '../paths.ts'
import { startFor } from './destinations.ts'

const me = (context: LoaderFunctionArgs['context']) => context.get(queryClientContext).ensureQueryData(sessionQueries.me())

/** Opens the shell when it is known who asks; who is not signed in goes there first. */
export const shellLoader = async ({ context, request }: LoaderFunctionArgs) => {
  try {
    await me(context)
    return null
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 401)) throw error
    const { pathname, search } = new URL(request.url)
    throw redirect(signInFor(pathname + search))
  }
}

export const startLoader = async ({ context }: LoaderFunctionArgs) => {
  const known = await me(context).catch(() => undefined)
  const start = known && startFor(known)
  return start && start !== paths.home ? redirect(start) : null
}

/** Settings begin with the people, for clients with themselves. */
export const settingsLoader = async ({ context }: LoaderFunctionArgs) => {
  const known = await me(context).catch(() => undefined)
  return redirect(known?.role === 'client' ? paths.details : paths.people)
}

/** For pages that are not for everybody: to others they are not there. */
const loaderFor =
  (roles: readonly Role[]) =>
  async ({ context }: LoaderFunctionArgs) => {
    const known = await me(context).catch(() => undefined)
    if (known && !roles.includes(known.role)) throw new ServiceError(404)
    return null
  }

/** Clients have no part in these pages, as the service says too. */
export const membersLoader = loaderFor(['admin', 'member'])
export const adminsLoader = loaderFor(['admin'])
