import * as wire from '../../contract/x/task-lists.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import { createTaskList, deleteTaskList, listTaskLists, updateTaskList } from './task-lists.ts'

export const taskListRoutes: Route[] = [
  onRead(wire.listTaskLists, async ({ tx, actor, params }) => ({ taskLists: await listTaskLists(tx, actor, params.id) })),
  onWrite(wire.createTaskList, async ({ tx, actor, params, body }) => ({
    taskListId: (await createTaskList(tx, actor, params.id, body.taskList)).id,
  })),
  onWrite(wire.updateTaskList, ({ tx, actor, params, body }) => updateTaskList(tx, actor, params.id, body.taskList), current('taskLists')),
  onWrite(wire.deleteTaskList, ({ tx, actor, params }) => deleteTaskList(tx, actor, params.id), current('taskLists')),
]
