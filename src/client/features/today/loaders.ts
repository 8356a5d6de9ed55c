import { type LoaderFunctionArgs, redirect } from 'react-router'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { paths } from '../../paths.ts'
import { prefetchToday } from './prefetch-today.ts'

/** Requests what the day of a colleague shows. Clients begin with their projects. */
export const startLoader = ({ context }: LoaderFunctionArgs) => {
  const client = context.get(queryClientContext)
  const me = client.getQueryData(sessionQueries.me().queryKey)
  if (me?.role === 'client') return redirect(paths.projects)
  if (me) prefetchToday(client, me)
  return null
}
