import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { addresses } from '../../../addresses.ts'
import type { Domain } from '../../kit/domain/domain.ts'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'

/** Waits for the welcome to avoid a layout shift. The page opens without it if it fails. */
const welcomeLoader = async ({ context }: LoaderFunctionArgs) => {
  await context.get(queryClientContext).prefetchQuery({ ...sessionQueries.welcome(), retry: false })
  return null
}

/** A page for people who are not signed in. */
const entrance = (path: string, Component: () => Promise<NonNullable<RouteObject['Component']>>): RouteObject => ({
  path,
  loader: welcomeLoader,
  lazy: { Component },
})

export const sessionDomain: Domain = {
  bareRoutes: [
    entrance(addresses.signIn, () => import('./sign-in/sign-in-page.tsx').then(({ SignInPage }) => SignInPage)),
    entrance(addresses.signUp, () => import('./sign-up/sign-up-page.tsx').then(({ SignUpPage }) => SignUpPage)),
    entrance(addresses.invitation, () => import('./links/invitation-page.tsx').then(({ InvitationPage }) => InvitationPage)),
    entrance(addresses.confirmation, () => import('./links/confirmation-page.tsx').then(({ ConfirmationPage }) => ConfirmationPage)),
    entrance(addresses.unsubscribe, () => import('./links/unsubscribe-page.tsx').then(({ UnsubscribePage }) => UnsubscribePage)),
  ],
}
