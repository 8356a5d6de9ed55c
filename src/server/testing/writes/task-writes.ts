import { taskComments } from '../../../contract/notes/comments.ts'
import * as tasks from '../../../contract/projects/tasks.ts'
import { createEventCategory, deleteEventCategory, updateEventCategory } from '../../../contract/x/event-categories.ts'
import { createTaskList, deleteTaskList, updateTaskList } from '../../../contract/x/projects/task-lists.ts'
import type { Writing } from './project-writes.ts'

const day = (n: number) => `2026-11-${String((n % 28) + 1).padStart(2, '0')}`

/** Possible writes to tasks, task lists and event categories. Many are refused and must change nothing. */
export const taskWrites: Record<string, Writing> = {
  'task list': ({ call, project, n }) =>
    call(createTaskList, { params: { id: project.projectId }, body: { taskList: { name: `List ${n}`, position: 1 + (n % 3) } } }),
  'plan a task list': ({ call, one, other, n }) =>
    call(updateTaskList, {
      params: { id: one('taskLists') },
      body: { taskList: { milestoneId: n % 2 ? other('milestones') : '', position: 1 + (n % 4) } },
    }),
  'no task list': ({ call, one }) => call(deleteTaskList, { params: { id: one('taskLists') } }),
  'task in a list': ({ call, one, other, n }) =>
    call(tasks.listTasks.create, {
      params: { ownerId: one('taskLists') },
      body: { task: { subject: `Task ${n}`, dueDate: day(n), responsibles: n % 2 ? [other('users')] : [], attachments: [] } },
    }),
  'task in the inbox': ({ call, project, other }) =>
    call(tasks.inbox.create, {
      params: { ownerId: project.projectId },
      body: { task: { subject: 'Sort me', responsibles: other('users'), timeBucket: 'this week' } },
    }),
  'task on a contact': ({ call, one, other }) =>
    call(tasks.contactTasks.create, {
      params: { ownerId: one('contacts') },
      body: { task: { subject: 'Call', responsibles: [other('users')], attachments: [other('files')] } },
    }),
  'task on a deal': ({ call, one, other }) =>
    call(tasks.dealTasks.create, {
      params: { ownerId: one('deals') },
      body: { task: { subject: 'Price', responsibles: [other('users')] } },
    }),
  'task on a case': ({ call, one, other }) =>
    call(tasks.caseTasks.create, {
      params: { ownerId: one('cases') },
      body: { task: { subject: 'Answer', responsibles: [other('users')] } },
    }),
  'task of my own': ({ call, n }) => call(tasks.personalTasks.create, { body: { task: { subject: `Rest ${n}`, estimatedTime: '1.5' } } }),
  'give a task': ({ call, one, other, n }) =>
    call(tasks.updateTask, {
      params: { id: one('tasks') },
      body: { task: { subject: `Given ${n}`, responsibles: [n % 2 ? other('users') : `-${other('users')}`] } },
    }),
  'attach to a task': ({ call, one, other }) =>
    call(tasks.updateTask, { params: { id: one('tasks') }, body: { task: { attachments: [other('files')], priority: 'high' } } }),
  'move a task': ({ call, one, n }) => call(tasks.updateTask, { params: { id: one('tasks') }, body: { task: { position: 1 + (n % 5) } } }),
  'finish a task': ({ call, one }) => call(tasks.finishTask, { params: { id: one('tasks') } }),
  'start a task': ({ call, one }) => call(tasks.startTask, { params: { id: one('tasks') } }),
  'stop a task': ({ call, one }) => call(tasks.stopTask, { params: { id: one('tasks') } }),
  'no task': ({ call, one }) => call(tasks.deleteTask, { params: { id: one('tasks') } }),
  'order a list': ({ call, one, other }) =>
    call(tasks.reorderList, { params: { id: one('taskLists') }, body: { tasks: [...new Set([other('tasks'), one('tasks')])] } }),
  'order a project': ({ call, project, one, other }) =>
    call(tasks.reorderProject, { params: { id: project.projectId }, body: { tasks: [...new Set([other('tasks'), one('tasks')])] } }),
  'comment on a task': ({ call, one, other }) =>
    call(taskComments.create, {
      params: { resourceId: one('tasks') },
      body: { comment: { body: 'Good.', attachments: [other('files')] } },
    }),
  'event category': ({ call, n }) => call(createEventCategory, { body: { category: { name: `Event ${n}` } } }),
  'rename an event category': ({ call, one, n }) =>
    call(updateEventCategory, { params: { id: one('eventCategories') }, body: { category: { name: `Events ${n}` } } }),
  'no event category': ({ call, one }) => call(deleteEventCategory, { params: { id: one('eventCategories') } }),
}
