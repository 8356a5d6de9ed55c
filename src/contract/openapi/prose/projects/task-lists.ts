import * as calls from '../../../x/projects/task-lists.ts'
import { absent, prose } from '../prose.ts'

const who = 'The account’s own users (403 for clients).'

export const taskLists = prose(calls, {
  title: 'Task lists',
  description: 'The ordered task lists of a project.',
  fields: {
    'task-lists': 'The task lists of the project.',
    'task-list-id': ['The id of the new task list.', '24'],
    id: ['The id of the task list.', '24'],
    name: ['The name of the task list.', 'Before the launch'],
    position: ['The position among the project’s lists, 1 at the top.', '1'],
    'open-count': ['The number of open tasks, as a JSON integer.', 6],
    'done-count': ['The number of completed tasks, as a JSON integer.', 11],
  },
  sent: {
    'task-list': 'The task list, or the fields to change.',
    position: ['A new position: 1 is the top; a number past the end means the end.', absent],
  },
  calls: {
    listTaskLists: {
      summary: 'List the task lists of a project',
      description: 'Returns task lists in order, with their numbers of open and completed tasks. Not paged.',
    },
    createTaskList: { summary: 'Create a task list', description: 'Adds the list at the bottom unless you send a `position`.', who },
    updateTaskList: {
      summary: 'Update a task list',
      description: 'Changes its name, milestone and position.',
      who,
      example: { 'task-list': { name: 'After the launch' } },
    },
    deleteTaskList: { summary: 'Delete a task list', description: 'Also deletes its tasks and their comments.', who },
  },
})
