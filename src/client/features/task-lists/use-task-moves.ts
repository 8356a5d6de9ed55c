import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reorderList, reorderProject, type Task } from '../../../contract/projects/tasks.ts'
import { MoveRefused } from '../../kit/board/board-move.ts'
import { sendInCache } from '../../kit/resource/use-write.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { send } from '../../lib/api.ts'
import { followUp } from '../../lib/cache/follow-up.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { dispatchEvents } from '../../lib/live/event-handlers.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { taskResource } from '../tasks/task-resource.ts'
import { orderAfter } from './order-after.ts'
import { tasksOf } from './task-list-resource.ts'

/** The position of a task at the end of a list that has not been read, until the service has counted. */
const atEnd = Number.MAX_SAFE_INTEGER

/** Refetches the lists that a move has changed, the new list first: otherwise the tasks would disappear for a moment. */
const settle = async (client: QueryClient, [first, ...others]: readonly string[], moved: readonly Task[]) => {
  const again = (id: string) => refresh(client, { queryKey: tasksOf({ resource: 'taskLists', id }, 'open').queryKey, exact: true })
  if (first !== undefined) await again(first)
  const touched = new Set(moved.map(({ id }) => id))
  await client.invalidateQueries({ queryKey: taskResource.keys.lists, type: 'inactive', refetchType: 'none' })
  const isTouched: QueryFilters['predicate'] = ({ queryKey: [name, what, about] }) =>
    (name === 'tasks' && what === 'detail' && touched.has(String(about))) ||
    (name === 'tasks' && what === 'list' && (about as { owner?: { resource: string } }).owner?.resource === 'projects')
  await Promise.all([...others.map(again), refresh(client, { predicate: isTouched })])
}

interface Move {
  readonly tasks: readonly Task[]
  /** The list the tasks come to, with all its open tasks; where they have not been read, the moved ones come to its end. */
  readonly list: { readonly id: string; readonly name: string; readonly tasks?: readonly Task[] }
  readonly before?: string | undefined
}

/** Returns the functions that move tasks of a project: each one call, shown at once, with one undo. They reject with the reason. */
export const useTaskMoves = (projectId: string) => {
  const client = useQueryClient()
  const { done } = useUndoable()
  return useMemo(() => {
    interface Write {
      readonly moved: readonly Task[]
      readonly apply: (task: Task) => Task
      readonly call: () => Promise<{ changeId: string | undefined }>
      readonly listIds: readonly string[]
      /** Whether the lists and the inbox hold more or fewer tasks afterwards. */
      readonly recounts: boolean
      readonly message: string
      readonly quiet: boolean
    }
    const run = async ({ moved, apply, call, listIds, recounts, message, quiet }: Write) => {
      const ids = moved.map(({ id }) => id)
      const forget = taskResource.pending.add(ids, apply)
      try {
        // One after the other: each order begins with the one before.
        const { changeId } = await sendInCache(client, call, {
          scope: `order of project ${projectId}`,
          changes: { resource: 'tasks', ids },
        })
        followUp(settle(client, listIds, moved).finally(() => forget()))
        const lists = listIds.map((id) => ({ resource: 'taskLists' as const, id, projectId, action: 'updated' as const }))
        if (recounts) followUp(dispatchEvents(client, lists))
        done({ message, changeId, quiet, touched: ids.map((id) => ({ resource: 'tasks', id })) })
      } catch (error) {
        forget()
        void dispatchEvents(client, [{ resource: 'tasks', id: ids[0] ?? '', action: 'updated' }])
        throw new MoveRefused(errorMessage(error), ids)
      }
    }
    const whatOf = (tasks: readonly Task[]) => (tasks.length === 1 && tasks[0] ? tasks[0].subject : `${tasks.length} tasks`)
    return {
      /** Moves tasks into a list, to a place in it. */
      toList: ({ tasks, list, before }: Move): Promise<void> => {
        const { ids, positions } = orderAfter(list.tasks ?? [], tasks, before)
        const idsNow = async () => {
          if (list.tasks) return [...ids]
          const { pages } = await client.fetchQuery({ ...tasksOf({ resource: 'taskLists', id: list.id }, 'open'), staleTime: 0 })
          return [...(pages[0]?.rows ?? []).map(({ id }) => id), ...ids]
        }
        const from = new Set(tasks.map(({ taskListId }) => taskListId))
        const stays = from.size === 1 && from.has(list.id)
        return run({
          moved: tasks,
          apply: (task) => ({ ...task, taskListId: list.id, position: list.tasks ? (positions.get(task.id) ?? task.position) : atEnd }),
          call: async () => send(reorderList, { params: { id: list.id }, body: { tasks: await idsNow() } }),
          listIds: [...new Set([list.id, ...[...from].flatMap((id) => id ?? [])])],
          recounts: !stays,
          message: stays ? `Moved ${whatOf(tasks)}` : `Moved ${whatOf(tasks)} to ${list.name}`,
          quiet: stays,
        })
      },
      /** Orders tasks of several lists of the project, each within its list. The inbox is the list without an id. */
      order: (orders: readonly { readonly tasks: readonly Task[]; readonly list?: string }[], message: string): Promise<void> => {
        const moved = orders.flatMap(({ tasks }) => tasks)
        const positions = new Map(orders.flatMap(({ tasks }) => tasks.map(({ id }, at) => [id, at + 1] as const)))
        return run({
          moved,
          apply: (task) => ({ ...task, position: positions.get(task.id) ?? task.position }),
          call: () => send(reorderProject, { params: { id: projectId }, body: { tasks: moved.map(({ id }) => id) } }),
          listIds: orders.flatMap(({ list }) => list ?? []),
          recounts: false,
          message,
          quiet: false,
        })
      },
    }
  }, [client, projectId, done])
}

export type TaskMoves = ReturnType<typeof useTaskMoves>
