import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, createHashRouter, type DataRouteObject, type RouteObject, RouterContextProvider } from 'react-router'
import { addresses } from '../addresses.ts'
import { queryClientContext } from './lib/cache/query-client.ts'
import * as contacts from './routes/contacts.tsx'
import { mailLoader, settingsHomeLoader, settingsLoader, welcomeLoader } from './routes/loaders.ts'
import { requireRole, requireSession } from './shell/access.ts'
import { ErrorPage, NotFound, ShellErrorPage } from './shell/error-page.tsx'
import { Shell } from './shell/shell.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'
import { isDemo } from './ui/page/app-location.ts'

/** The pages whose code loads on demand. The list of contacts comes with the app. */
const code = {
  recordLoaders: () => import('./routes/record-loaders.ts'),
  contact: () => import('./routes/contact.tsx'),
  mergeContacts: () => import('./routes/merge-contacts.tsx'),
  importContacts: () => import('./routes/import-contacts.tsx'),
  deals: () => import('./routes/deals.tsx'),
  deal: () => import('./routes/deal.tsx'),
  cases: () => import('./routes/cases.tsx'),
  case: () => import('./routes/case.tsx'),
  projects: () => import('./routes/projects.tsx'),
  project: () => import('./routes/project.tsx'),
  projectTasks: () => import('./routes/project-tasks.tsx'),
  projectInbox: () => import('./routes/project-inbox.tsx'),
  projectMilestones: () => import('./routes/project-milestones.tsx'),
  projectExpenses: () => import('./routes/project-expenses.tsx'),
  expense: () => import('./routes/expense.tsx'),
  projectLinks: () => import('./routes/project-links.tsx'),
  link: () => import('./routes/link.tsx'),
  projectMessages: () => import('./routes/project-messages.tsx'),
  message: () => import('./routes/message.tsx'),
  projectPeople: () => import('./routes/project-people.tsx'),
  projectCategories: () => import('./routes/project-categories.tsx'),
  projectFiles: () => import('./routes/project-files.tsx'),
  file: () => import('./routes/file.tsx'),
  projectWriteboards: () => import('./routes/project-writeboards.tsx'),
  writeboard: () => import('./routes/writeboard.tsx'),
  milestones: () => import('./routes/milestones.tsx'),
  catchUp: () => import('./routes/catch-up.tsx'),
  notifications: () => import('./routes/notifications.tsx'),
  activity: () => import('./routes/activity.tsx'),
  deleted: () => import('./routes/deleted.tsx'),
  myTasks: () => import('./routes/my-tasks.tsx'),
  settings: () => import('./routes/settings.tsx'),
  details: () => import('./routes/settings/details.tsx'),
  people: () => import('./routes/settings/people.tsx'),
  workgroups: () => import('./routes/settings/workgroups.tsx'),
  categories: () => import('./routes/settings/categories.tsx'),
  tags: () => import('./routes/settings/tags.tsx'),
  tokens: () => import('./routes/settings/tokens.tsx'),
  workspace: () => import('./routes/settings/workspace.tsx'),
  mail: () => import('./routes/settings/mail.tsx'),
  appearance: () => import('./routes/settings/appearance.tsx'),
  keys: () => import('./routes/settings/keys.tsx'),
  start: () => import('./routes/start.tsx'),
  signIn: () => import('./routes/sign-in.tsx'),
  signUp: () => import('./routes/sign-up.tsx'),
  invitation: () => import('./routes/invitation.tsx'),
  confirmation: () => import('./routes/confirmation.tsx'),
  unsubscribe: () => import('./routes/unsubscribe.tsx'),
}

/** Loads the code of every page for use without a network. */
export const pageCode: readonly (() => Promise<unknown>)[] = Object.values(code)

const Nothing = () => null

/** For pages that read a changed search themselves. */
const keepLoaderData = () => false

type RecordLoader = keyof Awaited<ReturnType<typeof code.recordLoaders>>

/** Loads the loader and the code of a page in parallel: its requests do not wait for its code. */
const page = (loader: RecordLoader, load: () => Promise<{ Component: NonNullable<RouteObject['Component']> }>) => ({
  loader: async () => (await code.recordLoaders())[loader],
  Component: async () => (await load()).Component,
})

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
        { path: addresses.categories, lazy: code.categories },
        { path: addresses.tags, lazy: code.tags },
      ],
    },
    { path: addresses.tokens, lazy: code.tokens },
    {
      middleware: [requireRole('admin')],
      children: [
        { path: addresses.workspace, lazy: code.workspace },
        { path: addresses.mail, loader: mailLoader, lazy: code.mail },
      ],
    },
    { path: addresses.appearance, lazy: code.appearance },
    { path: addresses.keys, lazy: code.keys },
  ],
}

const pages: RouteObject[] = [
  { index: true, shouldRevalidate: keepLoaderData, lazy: page('startLoader', code.start) },
  {
    middleware: [requireRole('admin', 'member')],
    children: [
      {
        path: addresses.contacts,
        loader: contacts.loader,
        shouldRevalidate: keepLoaderData,
        Component: contacts.Component,
      },
      { path: addresses.mergeContacts, lazy: code.mergeContacts },
      { path: addresses.importContacts, lazy: code.importContacts },
      { path: addresses.contact, lazy: page('contactLoader', code.contact) },
      { path: addresses.deals, shouldRevalidate: keepLoaderData, lazy: page('dealsLoader', code.deals) },
      { path: addresses.deal, lazy: page('dealLoader', code.deal) },
      { path: addresses.cases, shouldRevalidate: keepLoaderData, lazy: page('casesLoader', code.cases) },
      { path: addresses.case, lazy: page('caseLoader', code.case) },
      {
        path: addresses.projectExpenses,
        shouldRevalidate: keepLoaderData,
        lazy: page('projectExpensesLoader', code.projectExpenses),
      },
      { path: addresses.expense, lazy: page('expenseLoader', code.expense) },
      { path: addresses.catchUp, shouldRevalidate: keepLoaderData, lazy: page('catchUpLoader', code.catchUp) },
      { path: addresses.activity, shouldRevalidate: keepLoaderData, lazy: page('activityLoader', code.activity) },
      { path: addresses.deleted, lazy: code.deleted },
    ],
  },
  { path: addresses.myTasks, shouldRevalidate: keepLoaderData, lazy: page('myTasksLoader', code.myTasks) },
  { path: addresses.projects, shouldRevalidate: keepLoaderData, lazy: page('projectsLoader', code.projects) },
  { path: addresses.project, shouldRevalidate: keepLoaderData, lazy: page('projectLoader', code.project) },
  { path: addresses.projectLinks, shouldRevalidate: keepLoaderData, lazy: page('projectLinksLoader', code.projectLinks) },
  { path: addresses.link, lazy: page('linkLoader', code.link) },
  { path: addresses.projectTasks, shouldRevalidate: keepLoaderData, lazy: page('projectTasksLoader', code.projectTasks) },
  { path: addresses.projectInbox, shouldRevalidate: keepLoaderData, lazy: page('projectInboxLoader', code.projectInbox) },
  {
    path: addresses.projectMessages,
    shouldRevalidate: keepLoaderData,
    lazy: page('projectMessagesLoader', code.projectMessages),
  },
  { path: addresses.message, lazy: page('messageLoader', code.message) },
  {
    path: addresses.projectMilestones,
    shouldRevalidate: keepLoaderData,
    lazy: page('projectMilestonesLoader', code.projectMilestones),
  },
  { path: addresses.milestones, shouldRevalidate: keepLoaderData, lazy: page('milestonesLoader', code.milestones) },
  { path: addresses.milestone, lazy: { loader: async () => (await code.recordLoaders()).milestoneLoader } },
  { path: addresses.task, lazy: { loader: async () => (await code.recordLoaders()).taskLoader } },
  { path: addresses.projectPeople, lazy: page('projectPeopleLoader', code.projectPeople) },
  { path: addresses.projectCategories, lazy: page('projectCategoriesLoader', code.projectCategories) },
  { path: addresses.notifications, lazy: page('notificationsLoader', code.notifications) },
  { path: addresses.projectFiles, shouldRevalidate: keepLoaderData, lazy: page('projectFilesLoader', code.projectFiles) },
  { path: addresses.file, lazy: page('fileLoader', code.file) },
  { path: addresses.projectWriteboards, lazy: page('projectWriteboardsLoader', code.projectWriteboards) },
  { path: addresses.writeboard, shouldRevalidate: keepLoaderData, lazy: page('writeboardLoader', code.writeboard) },
  settings,
  { path: '*', Component: NotFound },
]

export const routes: RouteObject[] = [
  { path: addresses.signIn, HydrateFallback: Nothing, loader: welcomeLoader, lazy: code.signIn },
  { path: addresses.signUp, HydrateFallback: Nothing, loader: welcomeLoader, lazy: code.signUp },
  { path: addresses.invitation, HydrateFallback: Nothing, loader: welcomeLoader, lazy: code.invitation },
  { path: addresses.confirmation, HydrateFallback: Nothing, loader: welcomeLoader, lazy: code.confirmation },
  { path: addresses.unsubscribe, HydrateFallback: Nothing, loader: welcomeLoader, lazy: code.unsubscribe },
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
]

/** Requests the code of a page, which the router does only once it is known who is signed in. A failure shows when the router asks again. */
const startCode = ({ lazy }: DataRouteObject) => {
  for (const load of lazy ? (typeof lazy === 'function' ? [lazy] : Object.values(lazy)) : []) void load?.().catch(() => undefined)
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
