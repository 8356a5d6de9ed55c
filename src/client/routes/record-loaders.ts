import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { caseResource } from '../features/cases/case-resource.ts'
import { caseSearch } from '../features/cases/case-search.ts'
import { categoryQuery } from '../features/categories/category-sets.ts'
import { categorySetOf } from '../features/categories/project-categories.ts'
import { prefetchDeals } from '../features/deals/board/prefetch-deals.ts'
import { dealResource } from '../features/deals/deal-resource.ts'
import { expenseResource, expenseSums } from '../features/expenses/expense-resource.ts'
import { expenseSearch } from '../features/expenses/expense-search.ts'
import { activityQueries } from '../features/feed/activity-queries.ts'
import { activitySearch } from '../features/feed/activity-search.ts'
import { catchUpQuery } from '../features/feed/catch-up/catch-up-queries.ts'
import { notificationQueries } from '../features/feed/notifications/notification-queries.ts'
import { fileResource } from '../features/files/file-resource.ts'
import { fileSearch } from '../features/files/file-search.ts'
import { linkResource } from '../features/links/link-resource.ts'
import { linkSearch } from '../features/links/link-search.ts'
import { messageResource } from '../features/messages/message-resource.ts'
import { prefetchOverview } from '../features/overview/prefetch-overview.ts'
import { prefetchProject, projectResource } from '../features/projects/project-resource.ts'
import { taskListResource, tasksOf } from '../features/tasks/lists/task-list-resource.ts'
import { taskSearch, toTaskSearch } from '../features/tasks/my-tasks/task-search.ts'
import { taskResource } from '../features/tasks/task-resource.ts'
import { prefetchToday } from '../features/today/prefetch-today.ts'
import { writeboardResource } from '../features/writeboards/writeboard-resource.ts'
import { commentResource } from '../kit/comments/comment-resource.ts'
import { prefetchList } from '../kit/list/prefetch-list.ts'
import { type NoteOwner, noteResource } from '../kit/notes/note-resource.ts'
import { recordLoader } from '../kit/record/record-loader.ts'
import { recordEvents } from '../kit/stream/record-events.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { paths } from '../paths.ts'
import { contactResource } from '../records/contacts/contact-resource.ts'
import { milestoneResource } from '../records/milestones/milestone-resource.ts'

/** Reads the notes and tasks of a record. */
const prefetchStream = (resource: NoteOwner['resource']) => (client: QueryClient, id: string) => {
  const owner = { resource, id }
  const notes = noteResource.of(owner)
  if (!client.getQueryState(notes.queryKey)?.data) void client.prefetchInfiniteQuery(notes)
  void client.prefetchInfiniteQuery(taskResource.list({ owner }))
}

/** Reads the notes, tasks and changes of status of a record. */
const withEvents = (resource: 'deals' | 'cases') => (client: QueryClient, id: string) => {
  prefetchStream(resource)(client, id)
  void client.prefetchQuery(recordEvents(resource, id))
}

/** Loaders start beside the code of their pages, so they are kept apart from it. */
export const contactLoader = recordLoader(contactResource, prefetchStream('contacts'))
export const dealLoader = recordLoader(dealResource, withEvents('deals'))
export const caseLoader = recordLoader(caseResource, withEvents('cases'))

export const dealsLoader = ({ context, request }: LoaderFunctionArgs) => {
  prefetchDeals(context.get(queryClientContext), request.url)
  return null
}

export const casesLoader = ({ context, request }: LoaderFunctionArgs) => {
  prefetchList(context.get(queryClientContext), caseResource, caseSearch, request.url)
  return null
}

export const projectsLoader = ({ context }: LoaderFunctionArgs) => {
  void context.get(queryClientContext).prefetchInfiniteQuery(projectResource.list({}))
  return null
}

/**
 * Returns the loader of a page of a project, `/projects/:id/…`. It requests the head of the project.
 *
 * @param readAhead starts the other requests of the page
 */
const projectPageLoader =
  (readAhead?: (client: QueryClient, projectId: string, url: string) => void) =>
  ({ params: { id = '' }, context, request }: LoaderFunctionArgs): null => {
    const client = context.get(queryClientContext)
    prefetchProject(client, id)
    readAhead?.(client, id, request.url)
    return null
  }

export const projectLoader = projectPageLoader(prefetchOverview)
/** Reads the lists, and the tasks of each as soon as they are known. */
const prefetchTasks = async (client: QueryClient, projectId: string) => {
  const { pages } = await client.fetchInfiniteQuery(taskListResource.list({ projectId }))
  for (const { id } of pages[0]?.rows ?? []) void client.prefetchQuery(tasksOf({ resource: 'taskLists', id }, 'open'))
}

export const projectTasksLoader = projectPageLoader((client, id) => void prefetchTasks(client, id).catch(() => undefined))
export const projectInboxLoader = projectPageLoader((client, projectId) => {
  void client.prefetchQuery(tasksOf({ resource: 'projects', id: projectId }, 'open'))
  void client.prefetchInfiniteQuery(taskListResource.list({ projectId }))
})
export const projectMilestonesLoader = projectPageLoader(
  (client, projectId) => void client.prefetchInfiniteQuery(milestoneResource.list({ projectId })),
)
export const projectExpensesLoader = projectPageLoader((client, projectId, url) => {
  const search = expenseSearch.read(new URL(url).searchParams)
  void client.prefetchInfiniteQuery(expenseResource.list({ ...search, projectId }))
  void client.prefetchQuery(expenseSums(projectId, expenseSearch.with(search, 'month', undefined)))
})
export const expenseLoader = recordLoader(expenseResource)
export const projectLinksLoader = projectPageLoader((client, projectId, url) => {
  const search = linkSearch.read(new URL(url).searchParams)
  void client.prefetchInfiniteQuery(linkResource.list({ ...search, projectId }))
  void client.prefetchQuery(categoryQuery(categorySetOf(projectId, 'link')))
})
export const linkLoader = recordLoader(linkResource)
export const projectMessagesLoader = projectPageLoader((client, projectId, url) => {
  const categoryId = new URL(url).searchParams.get('category')
  void client.prefetchInfiniteQuery(messageResource.list({ projectId, ...(categoryId !== null && { categoryId }) }))
  void client.prefetchQuery(categoryQuery(categorySetOf(projectId, 'message')))
})
export const messageLoader = recordLoader(messageResource, (client, id) => {
  void client.prefetchInfiniteQuery(commentResource.of({ resource: 'messages', id }))
  const known = messageResource.findCached(client, id)
  if (known) prefetchProject(client, known.projectId)
})
export const projectPeopleLoader = projectPageLoader()
export const projectCategoriesLoader = projectPageLoader()

export const projectFilesLoader = projectPageLoader((client, projectId, url) => {
  const search = fileSearch.read(new URL(url).searchParams)
  void client.prefetchInfiniteQuery(fileResource.list({ ...search, projectId }))
})
export const fileLoader = recordLoader(fileResource)
export const projectWriteboardsLoader = projectPageLoader(
  (client, projectId) => void client.prefetchInfiniteQuery(writeboardResource.list({ projectId })),
)
export const writeboardLoader = recordLoader(writeboardResource)
export const milestonesLoader = ({ context }: LoaderFunctionArgs) => {
  void context.get(queryClientContext).prefetchInfiniteQuery(milestoneResource.list({}))
  return null
}

/** A milestone opens beside the milestones of its project. */
export const milestoneLoader = async ({ params: { id = '' }, context }: LoaderFunctionArgs) => {
  const client = context.get(queryClientContext)
  const milestone =
    milestoneResource.findCached(client, id) ?? (await client.fetchQuery(milestoneResource.detail(id)).catch(() => undefined))
  return redirect(`${milestone ? paths.projectMilestones(milestone.projectId) : paths.milestones}?open=${id}`)
}

/** A task opens beside the tasks of its project, or beside my tasks. */
export const taskLoader = async ({ params: { id = '' }, context }: LoaderFunctionArgs) => {
  const client = context.get(queryClientContext)
  const task = taskResource.findCached(client, id) ?? (await client.fetchQuery(taskResource.detail(id)).catch(() => undefined))
  const { projectId, taskListId } = task ?? {}
  const list =
    projectId === undefined ? paths.myTasks : taskListId === undefined ? paths.projectInbox(projectId) : paths.projectTasks(projectId)
  return redirect(`${list}?open=${id}`)
}

export const activityLoader = ({ context, request }: LoaderFunctionArgs) => {
  const search = activitySearch.read(new URL(request.url).searchParams)
  void context.get(queryClientContext).prefetchInfiniteQuery(activityQueries.feed(search))
  return null
}

export const catchUpLoader = ({ context }: LoaderFunctionArgs) => {
  void context.get(queryClientContext).prefetchQuery(catchUpQuery())
  return null
}

export const notificationsLoader = ({ context }: LoaderFunctionArgs) => {
  void context.get(queryClientContext).prefetchInfiniteQuery(notificationQueries.list())
  return null
}

export const myTasksLoader = ({ context, request }: LoaderFunctionArgs) => {
  const search = toTaskSearch(taskSearch.read(new URL(request.url).searchParams))
  void context.get(queryClientContext).prefetchInfiniteQuery(taskResource.list(search))
  return null
}

/** Requests what the day of a colleague shows. Clients begin with their projects. */
export const startLoader = ({ context }: LoaderFunctionArgs) => {
  const client = context.get(queryClientContext)
  const me = client.getQueryData(sessionQueries.me().queryKey)
  if (me?.role === 'client') return redirect(paths.projects)
  if (me) prefetchToday(client, me)
  return null
}
