import * as wire from '../../contract/x/projects/task-lists.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreateIn, onDelete, onUpdate } from '../http/on-record.ts'
import { colleaguesOnly } from '../resources/find.ts'
import { createTaskList, deleteTaskList, listTaskLists, updateTaskList } from './task-lists.ts'

export const taskListRoutes: Route[] = [
  onRead(wire.listTaskLists, async ({ tx, actor, params }) => ({ taskLists: await listTaskLists(tx, actor, params.id) })),
  onCreateIn(wire.createTaskList, 'taskList', 'taskListId', 'projects', createTaskList, (actor) => colleaguesOnly(actor, 'taskLists')),
  onUpdate(wire.updateTaskList, 'taskLists', 'taskList', updateTaskList),
  onDelete(wire.deleteTaskList, 'taskLists', deleteTaskList),
]
