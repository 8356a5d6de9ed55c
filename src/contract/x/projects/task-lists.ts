import * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'
import { creates, stamps } from '../../wire/records.ts'
import { count, filledLine, id, idOrNone, listOf, position, text } from '../../wire/values.ts'
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
/**
 * `after` are the lists above the new place, nearest first: the list goes below the first one that is still there, and to the top if none is. It
 * counts before `position`.
 */
const taskListChange = bodyObject({ name: z.optional(filledLine()), ...changeable, after: z.optional(listOf(id)) })
export type NewTaskList = z.output<typeof newTaskList>
export type TaskListChange = z.output<typeof taskListChange>

export const listTaskLists = endpoint('GET', '/x/projects/:id/taskLists', { access: 'signed-in', reply: { taskLists: z.array(taskList) } })
export const createTaskList = creates('/x/projects/:id/taskLists', { taskList: newTaskList }, 'taskListId', 'signed-in')
export const updateTaskList = endpoint('PUT', '/x/taskLists/:id', { access: 'signed-in', body: { taskList: taskListChange } })
/** Also deletes its tasks and their comments. */
export const deleteTaskList = endpoint('DELETE', '/x/taskLists/:id', { access: 'signed-in' })

/**
 * `after` are the tasks above the new place, nearest first: the moved tasks go below the first one that is still there, and to the top if none is.
 * Without it they go to the end.
 */
const move = { tasks: listOf(id, 20_000), after: z.optional(listOf(id)) }
const taskMove = bodyObject(move)
export type TaskMove = z.output<typeof taskMove>

const reply = { moved: z.array(id), completed: z.array(id), missing: z.array(id) }
const movedTasks = wireObject(reply)
export type MovedTasks = z.output<typeof movedTasks>

/** Moves open tasks of the project into this list. Nothing else changes place. */
export const moveToList = endpoint('POST', '/x/taskLists/:id/tasks/move', { access: 'signed-in', status: 200, body: move, reply })
/** Moves open tasks of the project into its inbox. Nothing else changes place. */
export const moveToInbox = endpoint('POST', '/x/projects/:id/inbox/move', { access: 'signed-in', status: 200, body: move, reply })
