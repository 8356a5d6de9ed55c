import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import { paths } from '../../paths.ts'
import { projectLoader } from '../projects/project-loader.ts'
import { taskListResource, tasksOf } from './lists/task-list-resource.ts'
import { taskSearch, toTaskSearch } from './my-tasks/task-search.ts'
import { taskResource } from './task-resource.ts'

export const myTasksLoader = ({ context, request }: LoaderFunctionArgs) => {
  const search = toTaskSearch(taskSearch.read(new URL(request.url).searchParams))
  void context.get(queryClientContext).prefetchInfiniteQuery(taskResource.list(search))
  return null
}

/** Reads the lists, and the tasks of each as soon as they are known. */
const prefetchTasks = async (client: QueryClient, projectId: string) => {
  const { pages } = await client.fetchInfiniteQuery(taskListResource.list({ projectId }))
  for (const { id } of pages[0]?.rows ?? []) void client.prefetchQuery(tasksOf({ resource: 'taskLists', id }, 'open'))
}

export const projectTasksLoader = projectLoader((client, id) => void prefetchTasks(client, id).catch(() => undefined))

export const projectInboxLoader = projectLoader((client, projectId) => {
  void client.prefetchQuery(tasksOf({ resource: 'projects', id: projectId }, 'open'))
  void client.prefetchInfiniteQuery(taskListResource.list({ projectId }))
})

/** A task opens beside the tasks of its project, or beside my tasks. */
export const taskLoader = async ({ params: { id = '' }, context }: LoaderFunctionArgs) => {
  const client = context.get(queryClientContext)
  const task = taskResource.findCached(client, id) ?? (await client.fetchQuery(taskResource.detail(id)).catch(() => undefined))
  const { projectId, taskListId } = task ?? {}
  const list =
    projectId === undefined ? paths.myTasks : taskListId === undefined ? paths.projectInbox(projectId) : paths.projectTasks(projectId)
  return redirect(`${list}?open=${id}`)
}
