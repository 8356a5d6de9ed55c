import { queryOptions, useQuery } from '@tanstack/react-query'
import { listTaskLists } from '../../../contract/x/projects/task-lists.ts'
import { api } from '../../lib/api.ts'
import { refreshOnNews } from '../../lib/live/news-handlers.ts'

const key = ['milestone-task-lists'] as const

const taskListsOf = (projectId: string | undefined) =>
  queryOptions({
    queryKey: [...key, projectId] as const,
    queryFn: ({ signal }) => api(listTaskLists, { params: { id: projectId ?? '' }, signal }).then(({ taskLists }) => taskLists),
    enabled: projectId !== undefined,
    staleTime: 60_000,
  })

refreshOnNews('taskLists', key)
refreshOnNews('tasks', key)

const none: never[] = []

/** Returns the task lists of a project, to tell which belong to a milestone. */
export const useTaskLists = (projectId: string | undefined) => useQuery(taskListsOf(projectId)).data ?? none
