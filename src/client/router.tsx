import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, createHashRouter, type RouteObject, RouterContextProvider } from 'react-router'
import { domains } from './domains.ts'
import { keepLoaderData } from './kit/domain/domain.ts'
import { queryClientContext } from './lib/cache/query-client.ts'
import { tabUser } from './lib/tab-user.ts'
import { requireSession, signInFirst } from './shell/access.ts'
import { startCode, watchLinks } from './shell/code-ahead.ts'
import { BareErrorPage, ErrorPage, NotFound } from './shell/error-page.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'
import { isDemo } from './ui/page/app-location.ts'

const pages: RouteObject[] = [...domains.flatMap(({ routes = [] }) => routes), { path: '*', Component: NotFound }]

const Nothing = () => null

export const routes: RouteObject[] = [
  {
    ErrorBoundary: BareErrorPage,
    HydrateFallback: Nothing,
    children: [
      {
        lazy: {
          Component: () => import('./shell/shell.tsx').then(({ Shell }) => Shell),
          ErrorBoundary: () => import('./shell/shell-error.tsx').then(({ ShellError }) => ShellError),
        },
        middleware: [requireSession],
        // The skeleton shows only while a loader runs.
        loader: () => null,
        shouldRevalidate: keepLoaderData,
        HydrateFallback: ShellSkeleton,
        children: [{ ErrorBoundary: ErrorPage, children: pages }],
      },
      ...domains.flatMap(({ bareRoutes = [] }) => bareRoutes),
    ],
  },
]

/**
 * Numbers the entries of the history that the router did not make: an address changed by hand in the fragment, or a plain link to one. Without a
 * number the router cannot ask before the page is left. Call this before the router listens, and the returned function after each navigation.
 */
const numberTypedAddresses = () => {
  const number = () => (window.history.state as { idx?: number } | null)?.idx
  let last = 0
  window.addEventListener('popstate', () => {
    if (number() === undefined) window.history.replaceState({ idx: last + 1 }, '')
  })
  return () => {
    last = number() ?? last
  }
}

/** Creates the router. In a tab that was signed in, the code of the current page starts beside the request for the session. */
export const createRouter = async (client: QueryClient) => {
  const wasSignedIn = tabUser() !== undefined
  if (!wasSignedIn) await signInFirst(client, routes)
  const onNavigated = isDemo ? numberTypedAddresses() : undefined
  const router = (isDemo ? createHashRouter : createBrowserRouter)(routes, {
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(queryClientContext, client)
      return context
    },
  })
  if (onNavigated) router.subscribe(onNavigated)
  if (wasSignedIn) for (const { route } of router.state.matches) startCode(route)
  watchLinks(router.routes)
  return router
}
