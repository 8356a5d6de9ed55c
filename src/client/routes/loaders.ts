import { type LoaderFunctionArgs, redirect } from 'react-router'
import { mailQueries } from '../features/settings/mail/queries.ts'
import { tokenQueries } from '../features/settings/tokens/queries.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'
import { peopleQueries } from '../lib/people/people-queries.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { paths } from '../paths.ts'

type Context = LoaderFunctionArgs['context']

const roleIn = (context: Context) => context.get(queryClientContext).getQueryData(sessionQueries.me().queryKey)?.role

/** Opens the first tab of the settings. */
export const settingsHomeLoader = ({ context }: LoaderFunctionArgs) => redirect(roleIn(context) === 'client' ? paths.details : paths.people)

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

/** Waits for the welcome to avoid a layout shift. The page opens without it if it fails. */
export const welcomeLoader = async ({ context }: LoaderFunctionArgs) => {
  await context.get(queryClientContext).prefetchQuery({ ...sessionQueries.welcome(), retry: false })
  return null
}
