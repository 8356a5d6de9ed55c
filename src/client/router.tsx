import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject, RouterContextProvider } from 'react-router'
import { addresses } from '../addresses.ts'
import { queryClientContext } from './lib/cache/query-client.ts'
import { Shell } from './shell/shell.tsx'
import { adminsLoader, membersLoader, settingsLoader, shellLoader, startLoader } from './shell/shell-loader.ts'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'
import { BareErrorPage, ErrorPage, NotFound } from './shell/trouble/error-page.tsx'

/** The pages before the shell come in one piece or not at all. */
const Nothing = () => null

const settings: RouteObject = {
  path: addresses.settings,
  lazy: () => import('./routes/settings.tsx'),
  children: [
    { index: true, loader: settingsLoader },
    { path: addresses.details, lazy: () => import('./routes/settings/details.tsx') },
    {
      loader: membersLoader,
      shouldRevalidate: () => false,
      children: [
        { path: addresses.people, lazy: () => import('./routes/settings/people.tsx') },
        { path: addresses.workgroups, lazy: () => import('./routes/settings/workgroups.tsx') },
      ],
    },
    { path: addresses.tokens, lazy: () => import('./routes/settings/tokens.tsx') },
    {
      loader: adminsLoader,
      shouldRevalidate: () => false,
      children: [{ path: addresses.mail, lazy: () => import('./routes/settings/mail.tsx') }],
    },
    { path: addresses.appearance, lazy: () => import('./routes/settings/appearance.tsx') },
    { path: addresses.keys, lazy: () => import('./routes/settings/keys.tsx') },
  ],
}

const pages: RouteObject[] = [
  { index: true, loader: startLoader, lazy: () => import('./routes/start.tsx') },
  {
    loader: membersLoader,
    shouldRevalidate: () => false,
    children: [
      { path: addresses.contacts, lazy: () => import('./routes/contacts.tsx') },
      { path: addresses.contact, lazy: () => import('./routes/contact.tsx') },
    ],
  },
  settings,
  { path: '*', Component: NotFound },
]

export const routes: RouteObject[] = [
  { path: addresses.signIn, HydrateFallback: Nothing, lazy: () => import('./routes/sign-in.tsx') },
  { path: addresses.signUp, HydrateFallback: Nothing, lazy: () => import('./routes/sign-up.tsx') },
  {
    Component: Shell,
    loader: shellLoader,
    shouldRevalidate: () => false,
    HydrateFallback: ShellSkeleton,
    ErrorBoundary: BareErrorPage,
    children: [{ ErrorBoundary: ErrorPage, children: pages }],
  },
]

type Router = ReturnType<typeof createBrowserRouter>

/** Tells of pages that are there, not of those on their way: each word of it draws the whole page, and nothing here shows a navigation that goes on. */
const tellingOfPages = (router: Router): Router => {
  const subscribe: Router['subscribe'] = (hear) =>
    router.subscribe((state, how) => {
      if (state.navigation.state === 'idle') hear(state, how)
    })
  return Object.create(router, { subscribe: { value: subscribe } })
}

/** The loaders of a page and of the shell start together, as soon as this is called. */
export const createRouter = (client: QueryClient): Router =>
  tellingOfPages(
    createBrowserRouter(routes, {
      getContext: () => {
        const context = new RouterContextProvider()
        context.set(queryClientContext, client)
        return context
      },
    }),
  )
