import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Task, TaskPart } from '../../../../contract/projects/tasks.ts'
import type { TaskList } from '../../../../contract/x/projects/task-lists.ts'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import type { ListPage } from '../../../kit/resource/list-page.ts'
import { taskListResource, tasksOf } from '../lists/task-list-resource.ts'
import { taskResource } from '../task-resource.ts'

const none: never[] = []

/** One task list with its open tasks, in their order. */
export interface ListedTasks {
  readonly list: TaskList
  readonly tasks: readonly Task[]
  /** Those being completed: the service still counts them as open. */
  readonly completed: readonly Task[]
  readonly waiting: boolean
  readonly error: Error | null
  readonly retry: () => unknown
}

/** Compares two lists or tasks by their position. */
export const byPosition = <R extends { readonly position?: number | undefined }>(a: R, b: R) => (a.position ?? 0) - (b.position ?? 0)

interface ReadTasks {
  readonly rows: readonly Task[]
  readonly waiting: boolean
  readonly error: Error | null
  readonly retry: () => unknown
}

type TaskQuery = UseQueryResult<{ readonly pages: readonly ListPage<Task>[] }>

const combine = (queries: readonly TaskQuery[]): ReadTasks[] =>
  queries.map(({ data, isPending, error, refetch }) => ({
    rows: data?.pages[0]?.rows ?? none,
    waiting: isPending,
    error,
    retry: refetch,
  }))

/** Reads one part of the tasks of several lists. */
export const useTasksOf = (listIds: readonly string[], part: TaskPart): ReadTasks[] =>
  useQueries({ queries: listIds.map((id) => tasksOf({ resource: 'taskLists', id }, part)), combine })

/** Returns the lists of a project with their open tasks and the writes under way: a moved task is in its new place at once. */
export const useProjectTasks = (projectId: string) => {
  const lists = useRecordList(taskListResource, { projectId })
  const sorted = useMemo(() => lists.items.toSorted(byPosition), [lists.items])
  const queries = useTasksOf(
    sorted.map(({ id }) => id),
    'open',
  )
  const pending = taskResource.pending.useApply()
  const byList = useMemo(() => {
    const found = new Map<string, Map<string, Task>>(sorted.map(({ id }) => [id, new Map()]))
    const add = (task: Task, isAtHome: boolean) => {
      const now = pending.apply(task)
      const place = now?.taskListId !== undefined && now.state !== 'done' ? found.get(now.taskListId) : undefined
      if (now && place && (isAtHome || !place.has(now.id))) place.set(now.id, now)
    }
    // A task that moves is in two lists until both have been read again.
    for (const isAtHome of [true, false])
      for (const [at, { id }] of sorted.entries())
        for (const task of queries[at]?.rows ?? none) {
          const home = pending.apply(task)?.taskListId === id
          if (home === isAtHome) add(task, isAtHome)
        }
    return new Map([...found].map(([id, tasks]) => [id, [...tasks.values()].sort(byPosition)]))
  }, [sorted, pending, queries])
  const listed: readonly ListedTasks[] = sorted.map((list, at) => ({
    list,
    tasks: byList.get(list.id) ?? none,
    completed: (queries[at]?.rows ?? none).flatMap((task) => pending.apply(task) ?? []).filter(({ state }) => state === 'done'),
    waiting: queries[at]?.waiting ?? true,
    error: queries[at]?.error ?? null,
    retry: () => queries[at]?.retry(),
  }))
  return { lists, listed }
}
