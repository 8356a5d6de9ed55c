import { queryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { TaskPart } from '../../../../contract/projects/tasks.ts'
import {
  createTaskList,
  deleteTaskList,
  listTaskLists,
  type NewTaskList,
  type TaskList,
  type TaskListChange,
  updateTaskList,
} from '../../../../contract/x/projects/task-lists.ts'
import { joinedField, optionalField, textField } from '../../../kit/resource/fields.ts'
import { listLifetime, resource } from '../../../kit/resource/resource.ts'
import { api, send } from '../../../lib/api.ts'
import { refresh } from '../../../lib/cache/long-list.ts'
import { registerEventHandler } from '../../../lib/live/event-handlers.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { type ProjectTaskOwner, taskResource } from '../task-resource.ts'

/** The task lists of a project, by position. */
export const taskListResource = resource<TaskList, { projectId: string }, NewTaskList & { projectId: string }, TaskListChange>({
  name: 'taskLists',
  wholeLists: true,
  list: async ({ projectId }, { signal }) => {
    const { taskLists } = await api(listTaskLists, { params: { id: projectId }, signal })
    return { rows: taskLists, total: taskLists.length }
  },
  create: async ({ projectId, ...taskList }, headers) => {
    const { reply, changeId } = await send(createTaskList, { params: { id: projectId }, body: { taskList }, headers })
    return { id: reply.taskListId, changeId }
  },
  update: (id, taskList, headers) => send(updateTaskList, { params: { id }, body: { taskList }, headers }),
  remove: (id, headers) => send(deleteTaskList, { params: { id }, headers }),
  fields: [
    textField('name', 'name'),
    optionalField('milestoneId', 'milestone', ({ milestoneId }) => (milestoneId ? 'another milestone' : '')),
    joinedField<TaskList>({ label: 'position', keys: ['position'], text: ({ position }) => formatCount(position) }),
  ],
  titleOf: ({ name }) => name,
  everything: { projectId: '' },
  isFiltered: () => false,
})

const none: never[] = []

/** Returns the task lists of a project, by position. Nothing is requested without a project. */
export const useTaskListsOf = (projectId: string | undefined): readonly TaskList[] =>
  useInfiniteQuery({ ...taskListResource.list({ projectId: projectId ?? '' }), enabled: projectId !== undefined }).data?.pages[0]?.rows ??
  none

// Lists say how many of their tasks are completed.
registerEventHandler(async (client, events) => {
  if (events.some((event) => event.resource === 'tasks')) await refresh(client, { queryKey: taskListResource.keys.lists })
})

/** The tasks of one list or inbox, in the shape of an endless list of one page: many of them are read by one hook. */
export const tasksOf = (owner: ProjectTaskOwner, part: TaskPart) => {
  const search = { owner, part }
  return queryOptions({
    queryKey: taskResource.list(search).queryKey,
    queryFn: async ({ signal }) => ({ pages: [await taskResource.readPage(search, { signal })], pageParams: [undefined] }),
    staleTime: listLifetime,
  })
}
