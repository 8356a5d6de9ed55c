import { useQueryClient } from '@tanstack/react-query'
import { useRouteError } from 'react-router'
import { isNotFound } from '../lib/service-error.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { BareErrorPage, ErrorPage } from './error-page.tsx'
import { Shell } from './shell.tsx'

/** Shows a page that the user's role cannot open inside the shell, other errors without it. */
export const ShellError = () => {
  const signedIn = useQueryClient().getQueryData(sessionQueries.me().queryKey) !== undefined
  return isNotFound(useRouteError()) && signedIn ? (
    <Shell>
      <ErrorPage />
    </Shell>
  ) : (
    <BareErrorPage />
  )
}
