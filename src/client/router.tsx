import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, createHashRouter, type DataRouteObject, type RouteObject, RouterContextProvider } from 'react-router'
import { domains } from './domains.ts'
import { keepLoaderData } from './kit/domain/domain.ts'
import { queryClientContext } from './lib/cache/query-client.ts'
import { requireSession } from './shell/access.ts'
import { ErrorPage, NotFound, ShellErrorPage } from './shell/error-page.tsx'
import { Shell } from './shell/shell.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'
import { isDemo } from './ui/page/app-location.ts'

const pages: RouteObject[] = [...domains.flatMap(({ routes = [] }) => routes), { path: '*', Component: NotFound }]

export const routes: RouteObject[] = [
  {
    Component: Shell,
    middleware: [requireSession],
    // The skeleton shows only while a loader runs.
    loader: () => null,
    shouldRevalidate: keepLoaderData,
    HydrateFallback: ShellSkeleton,
    ErrorBoundary: ShellErrorPage,
    children: [{ ErrorBoundary: ErrorPage, children: pages }],
  },
  ...domains.flatMap(({ bareRoutes = [] }) => bareRoutes),
]

/** Returns what loads the code of a route. */
const loadsOf = ({ lazy }: RouteObject | DataRouteObject) => (lazy ? (typeof lazy === 'function' ? [lazy] : Object.values(lazy)) : [])

const codeOf = (route: RouteObject): (() => Promise<unknown>)[] => [
  ...(route.lazy ? [() => Promise.all(loadsOf(route).map((load) => load?.()))] : []),
  ...(route.children ?? []).flatMap(codeOf),
]

/** Loads the code of every page for use without a network. */
export const pageCode = routes.flatMap(codeOf)

/** Requests the code of a page, which the router does only once it is known who is signed in. A failure shows when the router asks again. */
const startCode = (route: DataRouteObject) => {
  for (const load of loadsOf(route)) void load?.().catch(() => undefined)
}

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

/** Creates the router and starts the loaders and the code of the current page. */
export const createRouter = (client: QueryClient) => {
  const onNavigated = isDemo ? numberTypedAddresses() : undefined
  const router = (isDemo ? createHashRouter : createBrowserRouter)(routes, {
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(queryClientContext, client)
      return context
    },
  })
  if (onNavigated) router.subscribe(onNavigated)
  for (const { route } of router.state.matches) startCode(route)
  return router
}
