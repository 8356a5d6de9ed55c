import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

const who = 'The account’s own people (403 for clients).'

export const taskLists: Prose<Headings['task-lists']> = {
  title: 'Task lists',
  description: 'The lists that a project keeps its tasks in. They stand in an order.',
  fields: {
    'task-lists': 'The task lists of the project.',
    'task-list-id': ['The id of the new task list.', '24'],
    id: ['The id of the task list.', '24'],
    name: ['What it is called.', 'Before the launch'],
    position: ['Its place among the lists of the project, 1 at the top.', '1'],
    'open-count': ['How many of its tasks are open, as a JSON integer.', 6],
    'done-count': ['How many of its tasks are done, as a JSON integer.', 11],
  },
  sent: {
    'task-list': 'The task list, or what is to change of it.',
    position: ['A new place among the lists: 1 is the top, past the end is the end.', absent],
  },
  calls: {
    listTaskLists: {
      summary: 'List the task lists of a project',
      description: 'In their order, with how much is open and done. Not paged.',
    },
    createTaskList: { summary: 'Make a task list', description: 'It comes to the bottom, unless it has a `position`.', who },
    updateTaskList: {
      summary: 'Change a task list',
      description: 'Its name, its milestone and its place.',
      who,
      example: { 'task-list': { name: 'After the launch' } },
    },
    deleteTaskList: { summary: 'Delete a task list', description: 'Its tasks and their comments go with it.', who },
  },
}
