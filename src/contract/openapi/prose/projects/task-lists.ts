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
    moved: ['The ids of the tasks that were moved.', ['42']],
    completed: ['The ids of tasks that stay where they are because they are completed.', []],
    missing: ['The ids of tasks that were deleted, or that you don’t have access to.', []],
    'done-count': ['The number of completed tasks, as a JSON integer.', 11],
  },
  sent: {
    tasks: 'The ids of the tasks to move, in the order that they get.',
    after:
      'The ids of the tasks above the new place, nearest first. Those that are no longer there are skipped; if none is left, or the list is empty, the tasks move to the top. Without it they move to the end.',
    'task-list.after':
      'The ids of the task lists above the new place, nearest first. Those that are no longer there are skipped; if none is left, or it is empty, the list moves to the top. It counts before `position`, and moves the list to where it was dropped even if others have moved meanwhile.',
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
      description: 'Changes its name, milestone and position. Only this list changes place.',
      who,
      example: { 'task-list': { name: 'After the launch' } },
      refusals: {
        409: { code: 'archived', message: '“Fjordlys booking flow” is archived. Make it active again to move its tasks.' },
      },
    },
    moveToList: {
      summary: 'Move tasks into a task list',
      description:
        'Moves open tasks of the same project into this list, below the first task of `after` that is still in it. No other task changes place. Completed, deleted and hidden tasks are left out and named in the answer.',
      who: 'All users with access.',
      undo: 'moves back only the moved tasks.',
      example: { tasks: ['42'], after: ['44', '43'] },
      refusals: {
        409: { code: 'archived', message: '“Fjordlys booking flow” is archived. Make it active again to move its tasks.' },
      },
    },
    moveToInbox: {
      summary: 'Move tasks into the inbox of a project',
      description:
        'Moves open tasks of the project into its inbox, below the first task of `after` that is still in it. No other task changes place. Completed, deleted and hidden tasks are left out and named in the answer.',
      who: 'All users with access.',
      undo: 'moves back only the moved tasks.',
      example: { tasks: ['42'], after: [] },
      refusals: {
        409: { code: 'archived', message: '“Fjordlys booking flow” is archived. Make it active again to move its tasks.' },
      },
    },
    deleteTaskList: { summary: 'Delete a task list', description: 'Also deletes its tasks and their comments.', who },
  },
})
