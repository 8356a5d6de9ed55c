import { useMemo } from 'react'
import type { TaskList, TaskListChange } from '../../../../contract/x/projects/task-lists.ts'
import { useCreate, useRemove, useWrite } from '../../../kit/resource/use-write.ts'
import { attempt } from '../../../kit/undo/attempt.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { placeAbove } from './place-above.ts'
import { taskListResource } from './task-list-resource.ts'

/** Returns the writes of a project's task lists, each shown at once and with an undo. */
export const useListWrites = (projectId: string) => {
  const write = useWrite(taskListResource)
  const create = useCreate(taskListResource, `${projectId}:new-task-list`)
  const remove = useRemove(taskListResource)
  const { done } = useUndoable()
  return useMemo(() => {
    const change = async (list: TaskList, fields: TaskListChange, shown: Partial<TaskList>, message: string) => {
      const { changeId } = await write({
        ids: [list.id],
        apply: (now) => ({ ...now, ...shown }),
        send: () => taskListResource.update(list.id, fields, {}),
      })
      done({ message, changeId, quiet: true, touched: [{ resource: 'taskLists', id: list.id }] })
    }
    return {
      add: async (name: string, draftKey?: string) => {
        const { id, changeId } = await create({ name, projectId }, {}, draftKey)
        done({ message: `Added the list ${name}`, changeId, quiet: true, touched: [{ resource: 'taskLists', id, action: 'created' }] })
      },
      /** Rejects with the reason. */
      rename: (list: TaskList, name: string) => change(list, { name }, { name }, `Renamed to ${name}`),
      /** Moves a list to an index among the lists as they are shown: below the one that is above it there, wherever that one is by now. */
      moveTo: (list: TaskList, to: number, lists: readonly TaskList[]) => {
        const others = lists.filter(({ id }) => id !== list.id)
        const { after, positions } = placeAbove(others, [list], others[to]?.id)
        const position = positions.get(list.id) ?? list.position
        return attempt(`move the list “${list.name}”`, () => change(list, { after }, { position }, `Moved the list ${list.name}`))
      },
      setMilestone: (list: TaskList, milestone: { readonly id: string; readonly title: string } | undefined) =>
        attempt('change the milestone', () =>
          change(
            list,
            { milestoneId: milestone?.id ?? '' },
            { milestoneId: milestone?.id },
            milestone ? `${list.name} is for ${milestone.title}` : `${list.name} has no milestone`,
          ),
        ),
      remove: (list: TaskList) =>
        attempt(`delete the list “${list.name}”`, async () => {
          const { changeId, restore } = await remove(list.id)
          done({
            message: `Deleted the list ${list.name}`,
            changeId,
            restore,
            touched: [{ resource: 'taskLists', id: list.id, action: 'deleted' }],
          })
        }),
    }
  }, [write, create, remove, done, projectId])
}

export type ListWrites = ReturnType<typeof useListWrites>
