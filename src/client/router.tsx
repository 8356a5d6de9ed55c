import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject, RouterContextProvider } from 'react-router'
import { addresses } from '../addresses.ts'
import { queryClientContext } from './lib/cache/query-client.ts'
import { loader as contactLoader } from './routes/contact-loader.ts'
import * as contacts from './routes/contacts.tsx'
import { mailLoader, settingsHomeLoader, settingsLoader, startLoader, welcomeLoader } from './routes/loaders.ts'
import { requireRole, requireSession } from './shell/access.ts'
import { BareErrorPage, ErrorPage, NotFound } from './shell/error-page.tsx'
import { Shell } from './shell/shell.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'

/** The pages whose code loads on demand. The list of contacts comes with the app. */
const code = {
  contact: () => import('./routes/contact.tsx'),
  settings: () => import('./routes/settings.tsx'),
  details: () => import('./routes/settings/details.tsx'),
  people: () => import('./routes/settings/people.tsx'),
  workgroups: () => import('./routes/settings/workgroups.tsx'),
  tokens: () => import('./routes/settings/tokens.tsx'),
  mail: () => import('./routes/settings/mail.tsx'),
  appearance: () => import('./routes/settings/appearance.tsx'),
  keys: () => import('./routes/settings/keys.tsx'),
  start: () => import('./routes/start.tsx'),
  signIn: () => import('./routes/sign-in.tsx'),
  signUp: () => import('./routes/sign-up.tsx'),
}

/** Loads the code of every page, so that they open without a network. */
export const pageCode: readonly (() => Promise<unknown>)[] = Object.values(code)

const Nothing = () => null

const settings: RouteObject = {
  path: addresses.settings,
  loader: settingsLoader,
  lazy: code.settings,
  children: [
    { index: true, loader: settingsHomeLoader },
    { path: addresses.details, lazy: code.details },
    {
      middleware: [requireRole('admin', 'member')],
      children: [
        { path: addresses.people, lazy: code.people },
        { path: addresses.workgroups, lazy: code.workgroups },
      ],
    },
    { path: addresses.tokens, lazy: code.tokens },
    {
      middleware: [requireRole('admin')],
      children: [{ path: addresses.mail, loader: mailLoader, lazy: code.mail }],
    },
    { path: addresses.appearance, lazy: code.appearance },
    { path: addresses.keys, lazy: code.keys },
  ],
}

const pages: RouteObject[] = [
  { index: true, loader: startLoader, lazy: code.start },
  {
    middleware: [requireRole('admin', 'member')],
    children: [
      {
        path: addresses.contacts,
        loader: contacts.loader,
        shouldRevalidate: contacts.shouldRevalidate,
        Component: contacts.Component,
      },
      { path: addresses.contact, loader: contactLoader, lazy: code.contact },
    ],
  },
  settings,
  { path: '*', Component: NotFound },
]

export const routes: RouteObject[] = [
  { path: addresses.signIn, HydrateFallback: Nothing, loader: welcomeLoader, lazy: code.signIn },
  { path: addresses.signUp, HydrateFallback: Nothing, loader: welcomeLoader, lazy: code.signUp },
  {
    Component: Shell,
    middleware: [requireSession],
    // The skeleton shows only while a loader runs.
    loader: () => null,
    shouldRevalidate: () => false,
    HydrateFallback: ShellSkeleton,
    ErrorBoundary: BareErrorPage,
    children: [{ ErrorBoundary: ErrorPage, children: pages }],
  },
]

/** Creates the router and starts the loaders of the current page. */
export const createRouter = (client: QueryClient) =>
  createBrowserRouter(routes, {
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(queryClientContext, client)
      return context
    },
  })
