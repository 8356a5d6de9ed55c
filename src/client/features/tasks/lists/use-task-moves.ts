import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reorderList, reorderProject, type Task } from '../../../../contract/projects/tasks.ts'
import { moveToInbox, moveToList } from '../../../../contract/x/projects/task-lists.ts'
import { MoveRefused, refusedMove } from '../../../kit/board/board-move.ts'
import { sendInCache } from '../../../kit/resource/use-write.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { send } from '../../../lib/api.ts'
import { followUp } from '../../../lib/cache/follow-up.ts'
import { refresh } from '../../../lib/cache/long-list.ts'
import { dispatchEvents } from '../../../lib/live/event-handlers.ts'
import { until } from '../../../lib/moments.ts'
import { taskResource } from '../task-resource.ts'
import { tasksInWords } from '../tasks-in-words.ts'
import { leftInWords } from './left-in-words.ts'
import { placeAbove } from './place-above.ts'
import { tasksOf } from './task-list-resource.ts'

/** The position of a task at the end of a list that has not been read, until the service has counted. */
const atEnd = Number.MAX_SAFE_INTEGER

interface Moved {
  readonly ids: readonly string[]
  /** The lists that a move has changed, the new one first. */
  readonly listIds: readonly string[]
  readonly apply: (task: Task) => Task
}

/**
 * Refetches the lists that a move has changed, the new one first: otherwise the tasks would disappear for a moment. If that one cannot be read, the
 * others wait for it and the move stays shown.
 */
const settle = async (client: QueryClient, { ids, listIds: [first, ...others], apply }: Moved) => {
  const keyOf = (id: string) => tasksOf({ resource: 'taskLists', id }, 'open').queryKey
  const isUnread = (id: string) => client.getQueryState(keyOf(id))?.status === 'error'
  const again = (id: string) => {
    const read = refresh(client, { queryKey: keyOf(id), exact: true })
    followUp(read)
    return read
  }
  if (first !== undefined) {
    await again(first)
    await until(
      () => !isUnread(first),
      (look) => client.getQueryCache().subscribe(look),
    )
  }
  const touched = new Set(ids)
  await client.invalidateQueries({ queryKey: taskResource.keys.lists, type: 'inactive', refetchType: 'none' })
  const isTouched: QueryFilters['predicate'] = ({ queryKey: [name, what, about] }) =>
    (name === 'tasks' && what === 'detail' && touched.has(String(about))) ||
    (name === 'tasks' && what === 'list' && (about as { owner?: { resource: string } }).owner?.resource === 'projects')
  const rest = Promise.all([...others.map(again), refresh(client, { predicate: isTouched })])
  followUp(rest)
  await rest
  // A list that still shows them where they were.
  if (others.some(isUnread)) taskResource.writeToCache(client, ids, apply)
}

interface Move {
  readonly tasks: readonly Task[]
  /** The list the tasks come to, with all its open tasks; where they have not been read, the moved ones come to its end. The inbox has no id. */
  readonly list: { readonly id?: string; readonly name: string; readonly tasks?: readonly Task[] }
  readonly before?: string | undefined
}

/** A list to sort, with the tasks that are shown in it. */
interface SortedList {
  readonly id: string
  readonly tasks: readonly Task[]
}

/** Returns the functions that move tasks of a project: each one call, shown at once, with one undo. They reject with the reason. */
export const useTaskMoves = (projectId: string) => {
  const client = useQueryClient()
  const { done } = useUndoable()
  return useMemo(() => {
    interface Write {
      readonly moved: readonly Task[]
      readonly apply: (task: Task) => Task
      /** `moved` are the tasks that were moved, if not all of them; `left` says why the others were not. */
      readonly call: () => Promise<{ changeId: string | undefined; moved?: readonly Task[]; left?: readonly string[] }>
      readonly listIds: readonly string[]
      /** Whether the lists and the inbox hold more or fewer tasks afterwards. */
      readonly recounts: boolean
      readonly message: (moved: readonly Task[]) => string
      readonly quiet: boolean
    }
    const run = async ({ moved, apply, call, listIds, recounts, message, quiet }: Write) => {
      const ids = moved.map(({ id }) => id)
      const forget = taskResource.pending.add(ids, apply)
      try {
        // One after the other: each order begins with the one before.
        const {
          changeId,
          moved: went = moved,
          left = [],
        } = await sendInCache(client, call, {
          scope: `order of project ${projectId}`,
          changes: { resource: 'tasks', ids },
        })
        void settle(client, { ids: went.map(({ id }) => id), listIds, apply }).finally(() => forget())
        const lists = listIds.map((id) => ({ resource: 'taskLists' as const, id, projectId, action: 'updated' as const }))
        if (recounts) followUp(dispatchEvents(client, lists))
        done({
          message: [message(went), left.join(' ')].filter((part) => part !== '').join('. '),
          changeId,
          quiet: quiet && left.length === 0,
          restore: () => forget(),
          touched: ids.map((id) => ({ resource: 'tasks', id })),
        })
      } catch (error) {
        forget()
        void dispatchEvents(client, [{ resource: 'tasks', id: ids[0] ?? '', action: 'updated' }])
        if (error instanceof MoveRefused) throw error
        throw refusedMove(error, moved, taskResource.titleOf)
      }
    }
    return {
      /** Moves tasks into a list or the inbox, to a place in it. Nothing else changes place. */
      toList: ({ tasks, list, before }: Move): Promise<void> => {
        const { id } = list
        const { after, positions } = placeAbove(list.tasks ?? [], tasks, before)
        const from = new Set(tasks.map(({ taskListId }) => taskListId))
        const stays = from.size === 1 && from.has(id)
        return run({
          moved: tasks,
          apply: ({ taskListId: _, ...task }) => ({
            ...task,
            ...(id !== undefined && { taskListId: id }),
            position: list.tasks ? (positions.get(task.id) ?? task.position) : atEnd,
          }),
          call: async () => {
            const body = { tasks: tasks.map((task) => task.id), ...(list.tasks && { after }) }
            const { reply, changeId } = await (id === undefined
              ? send(moveToInbox, { params: { id: projectId }, body })
              : send(moveToList, { params: { id }, body }))
            const left = leftInWords(tasks, reply)
            // These cards leave the board, so none of them can carry the reason.
            if (reply.moved.length === 0) throw new MoveRefused(left.join(' '), [])
            return { changeId, left, moved: tasks.filter((task) => reply.moved.includes(task.id)) }
          },
          listIds: [...new Set([id, ...from].flatMap((listId) => listId ?? []))],
          recounts: !stays,
          message: (moved) => (stays ? `Moved ${tasksInWords(moved)}` : `Moved ${tasksInWords(moved)} to ${list.name}`),
          quiet: stays,
        })
      },
      /** Sorts the tasks of lists of the project, each within its list, as they are when the service is asked. */
      sort: (lists: readonly SortedList[], by: (tasks: readonly Task[]) => readonly Task[], message: string): Promise<void> => {
        const shown = lists.flatMap(({ tasks }) => by(tasks).map((task, at) => [task, at + 1] as const))
        const positions = new Map(shown.map(([{ id }, position]) => [id, position]))
        const idsNow = async ({ id }: SortedList) => {
          const { pages } = await client.fetchQuery({ ...tasksOf({ resource: 'taskLists', id }, 'open'), staleTime: 0 })
          return by(pages[0]?.rows ?? []).map((task) => task.id)
        }
        return run({
          moved: shown.map(([task]) => task),
          apply: (task) => ({ ...task, position: positions.get(task.id) ?? task.position }),
          call: async () => {
            const tasks = (await Promise.all(lists.map(idsNow))).flat()
            const [list, ...others] = lists
            return list && others.length === 0
              ? send(reorderList, { params: { id: list.id }, body: { tasks } })
              : send(reorderProject, { params: { id: projectId }, body: { tasks } })
          },
          listIds: lists.map(({ id }) => id),
          recounts: false,
          message: () => message,
          quiet: false,
        })
      },
    }
  }, [client, projectId, done])
}

export type TaskMoves = ReturnType<typeof useTaskMoves>
