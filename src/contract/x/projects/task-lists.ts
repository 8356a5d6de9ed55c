import * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'
import { creates, stamps } from '../../wire/records.ts'
import { count, filledLine, id, idOrNone, position, text } from '../../wire/values.ts'
import { bodyObject, wireObject } from '../../wire/wire.ts'

/** A task list in a project; `position` is its position among the project's lists, 1 at the top. */
const taskList = wireObject({
  id,
  name: text,
  milestoneId: z.optional(id),
  position,
  projectId: id,
  openCount: count,
  doneCount: count,
  ...stamps,
})
export type TaskList = z.output<typeof taskList>

const changeable = { milestoneId: z.optional(idOrNone), position: z.optional(position) }
const newTaskList = bodyObject({ name: filledLine(), ...changeable })
const taskListChange = bodyObject({ name: z.optional(filledLine()), ...changeable })
export type NewTaskList = z.output<typeof newTaskList>
export type TaskListChange = z.output<typeof taskListChange>

export const listTaskLists = endpoint('GET', '/x/projects/:id/taskLists', { access: 'signed-in', reply: { taskLists: z.array(taskList) } })
export const createTaskList = creates('/x/projects/:id/taskLists', { taskList: newTaskList }, 'taskListId', 'signed-in')
export const updateTaskList = endpoint('PUT', '/x/taskLists/:id', { access: 'signed-in', body: { taskList: taskListChange } })
/** Also deletes its tasks and their comments. */
export const deleteTaskList = endpoint('DELETE', '/x/taskLists/:id', { access: 'signed-in' })
