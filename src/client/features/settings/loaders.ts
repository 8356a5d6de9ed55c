import { type LoaderFunctionArgs, redirect } from 'react-router'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { paths } from '../../paths.ts'
import { mailQueries } from './mail/queries.ts'
import { tokenQueries } from './tokens/queries.ts'

/** Opens the first tab of the settings. */
export const settingsHomeLoader = ({ context }: LoaderFunctionArgs) => {
  const me = context.get(queryClientContext).getQueryData(sessionQueries.me().queryKey)
  return redirect(me?.role === 'client' ? paths.details : paths.people)
}

export const settingsLoader = ({ context }: LoaderFunctionArgs) => {
  const client = context.get(queryClientContext)
  void client.prefetchQuery(peopleQueries.users())
  void client.prefetchQuery(tokenQueries.list())
  return null
}

export const mailLoader = ({ context }: LoaderFunctionArgs) => {
  void context.get(queryClientContext).prefetchInfiniteQuery(mailQueries.outbox())
  return null
}
