import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject, RouterContextProvider } from 'react-router'
import { addresses } from '../addresses.ts'
import { queryClientContext } from './lib/cache/query-client.ts'
import { Shell } from './shell/shell.tsx'
import { adminsLoader, membersLoader, settingsLoader, shellLoader, startLoader } from './shell/shell-loader.ts'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'
import { BareErrorPage, ErrorPage, NotFound } from './shell/trouble/error-page.tsx'

/** The code of the pages, each in a file of its own. */
const code = {
  settings: () => import('./routes/settings.tsx'),
  details: () => import('./routes/settings/details.tsx'),
  people: () => import('./routes/settings/people.tsx'),
  workgroups: () => import('./routes/settings/workgroups.tsx'),
  tokens: () => import('./routes/settings/tokens.tsx'),
  mail: () => import('./routes/settings/mail.tsx'),
  appearance: () => import('./routes/settings/appearance.tsx'),
  keys: () => import('./routes/settings/keys.tsx'),
  start: () => import('./routes/start.tsx'),
  contacts: () => import('./routes/contacts.tsx'),
  contact: () => import('./routes/contact.tsx'),
  signIn: () => import('./routes/sign-in.tsx'),
  signUp: () => import('./routes/sign-up.tsx'),
}

/** The code of every page, for who has time: without a network one still gets from one to the other. */
export const pageCode: readonly (() => Promise<unknown>)[] = Object.values(code)

/** The pages before the shell come in one piece or not at all. */
const Nothing = () => null

const settings: RouteObject = {
  path: addresses.settings,
  lazy: code.settings,
  children: [
    { index: true, loader: settingsLoader },
    { path: addresses.details, lazy: code.details },
    {
      loader: membersLoader,
      shouldRevalidate: () => false,
      children: [
        { path: addresses.people, lazy: code.people },
        { path: addresses.workgroups, lazy: code.workgroups },
      ],
    },
    { path: addresses.tokens, lazy: code.tokens },
    {
      loader: adminsLoader,
      shouldRevalidate: () => false,
      children: [{ path: addresses.mail, lazy: code.mail }],
    },
    { path: addresses.appearance, lazy: code.appearance },
    { path: addresses.keys, lazy: code.keys },
  ],
}

const pages: RouteObject[] = [
  { index: true, loader: startLoader, lazy: code.start },
  {
    loader: membersLoader,
    shouldRevalidate: () => false,
    children: [
      { path: addresses.contacts, lazy: code.contacts },
      { path: addresses.contact, lazy: code.contact },
    ],
  },
  settings,
  { path: '*', Component: NotFound },
]

export const routes: RouteObject[] = [
  { path: addresses.signIn, HydrateFallback: Nothing, lazy: code.signIn },
  { path: addresses.signUp, HydrateFallback: Nothing, lazy: code.signUp },
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
