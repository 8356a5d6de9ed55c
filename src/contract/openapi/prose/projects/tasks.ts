import * as calls from '../../../projects/tasks.ts'
import { absent, prose } from '../prose.ts'

const xState = 'Only open or only completed tasks; if omitted, open tasks come first.'
const list = (what: string, stands = {}) => ({
  summary: `List the tasks of a ${what}`,
  description: 'Returns open tasks by position, then completed tasks, most recent first. Not paged.',
  query: { xState },
  stands: { 'belongs-to': undefined, ...stands },
})
/** Tasks on a contact, case or deal have no task list and no project. */
const on = (key: string, id: string) => ({ 'task-list-id': [key, id], 'project-id': undefined })
const create = (what: string) => ({
  summary: `Add a task to a ${what}`,
  description: `Adds the task at the bottom, \`not started\`. At least one user with access to the ${what} must be responsible.`,
  example: { task: { subject: 'Send the proposal', 'due-date': '2026-12-04', responsibles: ['3'] } },
  refusals: { 422: { code: 'too-small', field: 'task.responsibles', message: 'At least one person must be responsible.' } },
})
const step = (summary: string, description: string) => ({ summary, description, undo: 'restores the previous state and position.' })

export const tasks = prose(calls, {
  title: 'Tasks',
  description:
    'Tasks in a task list or the inbox of a project, on a contact, case or deal, or personal. Open tasks are ordered; completed tasks have no position.',
  record: ['task', '42'],
  fields: {
    tasks: 'The tasks.',
    inbox: 'The tasks of the inbox. The key is `inbox`, not `tasks`.',
    subject: ['The subject of the task.', 'Send the proposal'],
    state: '`not started`, `started` or `done`.',
    'due-date': ['A date, or a time in UTC; empty if there is none.', '2026-12-04'],
    'time-bucket': [
      'The due date relative to today in your time zone: `later` without a due date; `today` if overdue. Absent for dates after next week, which the interface has no word for.',
      'later',
    ],
    responsibles: ['The ids of the responsible users.', ['3']],
    position: ['The position among open tasks, 1 at the top; absent for a completed task.', '1'],
    'start-date': ['The start date; empty if there is none.', '2026-11-23'],
    priority: ['`low`, `normal` or `high`.', 'normal'],
    'estimated-time': ['Hours, with up to two decimals; empty if unset.', '2.5'],
    'completed-at': ['When it was completed, in UTC; absent while it is open.', absent],
    'task-list-id': ['The task list of the task.', '24'],
    'contact-id': ['The contact of the task.', absent],
    'case-id': ['The case of the task.', absent],
    'deal-id': ['The deal of the task.', absent],
    'belongs-to': ['The name of the project, contact, case or deal; in `/my-tasks` and single reads.', 'Summer campaign'],
    'x-group': ['In `/my-tasks`: the group of the task.', absent],
  },
  sent: {
    'due-date': [
      'A date, or a time: UTC, or ISO 8601 with `Z` or an offset, which is converted to UTC. An empty string clears it.',
      '2026-12-04',
    ],
    'time-bucket': [
      'An alternative to a date; ignored if you send `due-date`. `this week` and `next week` are the Fridays of those weeks, which start on Monday; on a Saturday or Sunday, `this week` is that day. `later` means no date.',
      absent,
    ],
    responsibles: ['The ids of users. In an update, `"5"` adds one, `"-5"` removes one, and the others stay.', ['3']],
    position: ['A new position among open tasks: 1 is the top; a number past the end means the end.', absent],
    'start-date': ['The start date; an empty string clears it.', '2026-11-23'],
    'estimated-time': ['Hours, with up to two decimals; an empty string clears it.', '2.5'],
    'x-is-private': [
      '`1` limits a task of a project, with its comments, to the account’s own company, `0` shows it to clients again. 422 `client` from a client and for a task that a client created, `responsible` while a client is responsible, `project` outside projects.',
      absent,
    ],
    tasks: ['The ids of open tasks in their new order. Tasks that are not listed follow in their previous order.', ['42', '44', '43']],
  },
  calls: {
    'listTasks.list': list('task list'),
    'listTasks.create': {
      summary: 'Add a task to a task list',
      description: 'Adds the task at the bottom of the list, `not started`.',
      example: { task: { subject: 'Send the proposal', 'due-date': '2026-12-04' } },
      examples: {
        'Due next Friday, for two people': { task: { subject: 'Send the proposal', 'time-bucket': 'next week', responsibles: ['3', '5'] } },
      },
    },
    'inbox.list': {
      summary: 'List the inbox of a project',
      description:
        'Returns the project’s tasks without a task list, under the key `inbox`: open tasks by position, then completed ones. Not paged.',
      query: { xState },
      stands: { 'task-list-id': undefined, 'belongs-to': undefined },
    },
    'inbox.create': {
      summary: 'Add a task to the inbox of a project',
      description: 'Adds the task at the bottom of the inbox, `not started`. `responsibles` can be one id instead of a list.',
      example: { task: { subject: 'Find out who owns the old domain' } },
      examples: { 'For one person': { task: { subject: 'Find out who owns the old domain', responsibles: '3' } } },
    },
    'contactTasks.list': {
      ...list('contact', on('contact-id', '12')),
      query: {
        xState,
        xPeople: '`1` adds the tasks of the people of a company, by due date; each task then names its contact in `belongs-to`.',
      },
    },
    'contactTasks.create': create('contact'),
    'caseTasks.list': list('case', on('case-id', '31')),
    'caseTasks.create': create('case'),
    'dealTasks.list': list('deal', on('deal-id', '21')),
    'dealTasks.create': create('deal'),
    'personalTasks.list': {
      summary: 'List personal tasks',
      description: 'Returns your personal tasks, and those of other users that you are responsible for.',
      pageSize: 50,
      stands: { 'task-list-id': undefined, 'project-id': undefined, 'belongs-to': undefined },
      query: { status: '`started`, `notstarted` (one word) or `done`; if omitted, tasks that are started or not started.' },
    },
    'personalTasks.create': {
      summary: 'Add a personal task',
      description: 'Adds a task without a record at the bottom of your own order, `not started`.',
      example: { task: { subject: 'Renew the press card', 'time-bucket': 'this week' } },
    },
    myTasks: {
      summary: 'List my tasks',
      description:
        'Returns the open tasks of a view, sorted and optionally grouped: the list stays flat, in the order of the groups, and each task has its group in `x-group`. The keys and values of this query use underscores. Not paged.',
      query: {
        view: 'The view; `my_tasks` if omitted.',
        sort: 'The order; `due_date` if omitted. Earliest date, highest priority, shortest time and newest creation first; tasks without the value last.',
        group: 'The grouping; `dont_group` if omitted.',
        query: ['Words that the subject contains, at most 20.', 'proposal'],
        project_id: ['Only tasks of this project; the list is empty if you cannot see it.', '7'],
        xPriority: 'Only tasks of this priority.',
        xDueBy: [
          'Only open tasks due on this day or before it, in your time zone; open tasks without a due date are left out.',
          '2026-11-23',
        ],
        xDoneToday: '`1` adds tasks completed today, after the open ones.',
        xDone: ['Adds that many of the newest completed tasks after the open ones: 1 to 500.', '500'],
      },
    },
    getTask: { summary: 'Get a task', description: 'Returns a task with its attached files, without its comments.' },
    updateTask: {
      summary: 'Update a task',
      description:
        'Changes only the fields that you send; every state change is allowed. Completing removes the task from the order; reopening adds it at the bottom. A `position` on a completed task is 422.',
      example: { task: { subject: 'Send the proposal', state: 'started' } },
      examples: {
        'Move to the top of its list': { task: { position: '1' } },
        'One person in, one out': { task: { responsibles: ['5', '-3'] } },
      },
      refusals: {
        422: { code: 'done', field: 'task.position', message: 'A completed task has no position. Reopen it first.' },
        409: { code: 'archived', message: '“Fjordlys booking flow” is archived. Make it active again to move its tasks.' },
      },
    },
    finishTask: step('Complete a task', 'Sets the state to `done`. Takes no body.'),
    startTask: step('Start a task', 'Sets the state to `started`; a completed task moves to the bottom. Takes no body.'),
    stopTask: step('Reset a task to not started', 'Sets the state to `not started`; a completed task moves to the bottom. Takes no body.'),
    deleteTask: {
      summary: 'Delete a task',
      description: 'Also deletes its comments.',
      who: 'All users with access; clients only for tasks they created (403).',
    },
    reorderList: {
      summary: 'Reorder a task list',
      description:
        'Sets the order of the listed tasks; other tasks follow. A listed task from another list or the inbox of the same project moves to this list. If a task is completed, unknown, repeated, or from another project, the request fails with 422 and nothing moves.',
      undo: 'restores the position of every task.',
      example: { tasks: ['42', '44', '43'] },
      refusals: {
        409: { code: 'archived', message: '“Fjordlys booking flow” is archived. Make it active again to move its tasks.' },
      },
    },
    reorderProject: {
      summary: 'Reorder the tasks of a project',
      description:
        'Sets one order for the whole project, which every list and the inbox follow; each task stays in its list. If a task is completed, unknown, repeated, or from another project, the request fails with 422 and nothing moves.',
      undo: 'restores the position of every task.',
      example: { tasks: ['42', '44', '43'] },
      refusals: {
        409: { code: 'archived', message: '“Fjordlys booking flow” is archived. Make it active again to move its tasks.' },
      },
    },
  },
})
