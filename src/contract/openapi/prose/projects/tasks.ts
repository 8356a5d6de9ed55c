import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

const xState = 'The open ones alone, or the completed ones; both, the open ones first, where it is omitted.'
const list = (what: string, stands = {}) => ({
  summary: `List the tasks of a ${what}`,
  description: 'The open ones by position, then the completed ones, the last completed first. Not paged.',
  query: { xState },
  stands: { 'belongs-to': undefined, ...stands },
})
/** Tasks on a record of the customer side are in no list and no project. */
const on = (key: string, id: string) => ({ 'task-list-id': [key, id], 'project-id': undefined })
const create = (what: string) => ({
  summary: `Add a task to a ${what}`,
  description: `It comes to the bottom, \`not started\`. Somebody has to be responsible: a user who sees the ${what}.`,
  example: { task: { subject: 'Send the proposal', 'due-date': '2026-12-04', responsibles: ['3'] } },
  refusals: { 422: { code: 'too-small', field: 'task.responsibles', message: 'Somebody has to be responsible.' } },
})
const step = (summary: string, description: string) => ({ summary, description, undo: 'gives back the state, and the place that it had.' })

export const tasks: Prose<Headings['tasks']> = {
  title: 'Tasks',
  description:
    'What somebody has to do: in a task list or the inbox of a project, on a contact, a case or a deal, or personal. Open tasks stand in an order; completed ones have no place in it.',
  fields: {
    tasks: 'The tasks.',
    inbox: 'The tasks of the inbox. The key is `inbox`, not `tasks`.',
    task: 'The task.',
    'task-id': ['The id of the new task.', '42'],
    id: ['The id of the task.', '42'],
    subject: ['What is to be done.', 'Send the proposal'],
    state: '`not started`, `started` or `done`.',
    'due-date': ['A day, or a moment in UTC; empty where there is none.', '2026-12-04'],
    'time-bucket': [
      'What the due date means today, in your time zone: `later` where there is none; what is late is `today`. Absent where it lies beyond next week, for which the interface has no word.',
      'later',
    ],
    responsibles: ['The ids of the users responsible.', ['3']],
    position: ['Its place among the open tasks, 1 at the top; a completed task has none.', '1'],
    'start-date': ['The day it begins; empty where there is none.', '2026-11-23'],
    priority: ['`low`, `normal` or `high`.', 'normal'],
    'estimated-time': ['Hours, with up to two decimals; empty where nobody said.', '2.5'],
    'completed-at': ['When it was completed, in UTC; absent while it is open.', absent],
    'task-list-id': ['The task list that it is in.', '24'],
    'contact-id': ['The contact that it is on.', absent],
    'case-id': ['The case that it is on.', absent],
    'deal-id': ['The deal that it is on.', absent],
    'belongs-to': ['What the project, contact, case or deal is called: in `/my-tasks` and single reads.', 'Summer campaign'],
    'x-group': ['In `/my-tasks`: the group that it stands in.', absent],
  },
  sent: {
    task: 'The task, or what is to change of it.',
    'due-date': [
      'A day, or a moment: in UTC, or ISO 8601 with `Z` or an offset, which is answered in UTC. An empty string clears it.',
      '2026-12-04',
    ],
    'time-bucket': [
      'Instead of a date; ignored where `due-date` is sent. `this week` and `next week` are the Fridays of those weeks (they begin on Monday), and on a Saturday or Sunday `this week` is that day; `later` is no date.',
      absent,
    ],
    responsibles: ['The ids of users. On an update `"5"` adds one, `"-5"` takes one out, the others stay.', ['3']],
    position: ['A new place among the open tasks: 1 is the top, past the end is the end.', absent],
    'start-date': ['The day it begins; an empty string clears it.', '2026-11-23'],
    'estimated-time': ['Hours, with up to two decimals; an empty string clears it.', '2.5'],
    tasks: ['The ids of open tasks in the order wanted. Those that are not listed follow in their old order.', ['42', '44', '43']],
  },
  calls: {
    'listTasks.list': list('task list'),
    'listTasks.create': {
      summary: 'Add a task to a task list',
      description: 'It comes to the bottom of the list, `not started`.',
      example: { task: { subject: 'Send the proposal', 'due-date': '2026-12-04' } },
      examples: {
        'By next Friday, for two people': { task: { subject: 'Send the proposal', 'time-bucket': 'next week', responsibles: ['3', '5'] } },
      },
    },
    'inbox.list': {
      summary: 'List the inbox of a project',
      description:
        'The tasks of the project that are in no list, under the key `inbox`. The open ones by position, then the completed ones. Not paged.',
      query: { xState },
      stands: { 'task-list-id': undefined, 'belongs-to': undefined },
    },
    'inbox.create': {
      summary: 'Add a task to the inbox of a project',
      description: 'It comes to the bottom of the inbox, `not started`. `responsibles` may be one id instead of a list of them.',
      example: { task: { subject: 'Find out who owns the old domain' } },
      examples: { 'For one person': { task: { subject: 'Find out who owns the old domain', responsibles: '3' } } },
    },
    'contactTasks.list': list('contact', on('contact-id', '12')),
    'contactTasks.create': create('contact'),
    'caseTasks.list': list('case', on('case-id', '31')),
    'caseTasks.create': create('case'),
    'dealTasks.list': list('deal', on('deal-id', '21')),
    'dealTasks.create': create('deal'),
    'personalTasks.list': {
      summary: 'List personal tasks',
      description: 'Your personal tasks, and those of others that you are responsible for.',
      pageSize: 50,
      stands: { 'task-list-id': undefined, 'project-id': undefined, 'belongs-to': undefined },
      query: { status: '`started`, `notstarted` (one word) or `done`; started and not started ones where it is omitted.' },
    },
    'personalTasks.create': {
      summary: 'Add a personal task',
      description: 'It belongs to no record, and comes to the bottom of your own order, `not started`.',
      example: { task: { subject: 'Renew the press card', 'time-bucket': 'this week' } },
    },
    myTasks: {
      summary: 'List my tasks',
      description:
        'The open tasks of one view, sorted, and grouped where that is asked for: the list stays flat, in the order of the groups, and each task names its own in `x-group`. The keys and values of this query are written with underscores. Not paged.',
      query: {
        view: 'Whose tasks: `my_tasks` where it is omitted.',
        sort: 'The order: `due_date` where it is omitted. Dates the earliest first, priorities the highest, times the shortest, creation the newest; tasks without the value last.',
        group: 'The groups: `dont_group` where it is omitted.',
        query: ['Words that all stand in the subject, at most 20.', 'proposal'],
        project_id: ['Those of one project; one that you do not see gives an empty list.', '7'],
        xDoneToday: '`1` adds those that were completed today, after the open ones.',
        xDone: ['Adds the newest completed tasks, at most so many, after the open ones: 1 to 500.', '500'],
      },
    },
    getTask: { summary: 'Read a task', description: 'One task with its attached files. Its comments are read separately.' },
    updateTask: {
      summary: 'Change a task',
      description:
        'Only what is sent changes; any state may follow any other. Completing it takes it out of the order, reopening puts it at the bottom. A `position` on a completed task is 422.',
      example: { task: { subject: 'Send the proposal', state: 'started' } },
      examples: {
        'To the top of its list': { task: { position: '1' } },
        'One person in, one out': { task: { responsibles: ['5', '-3'] } },
      },
      refusals: {
        422: { code: 'done', field: 'task.position', message: 'A completed task has no place in the order; reopen it first.' },
      },
    },
    finishTask: step('Complete a task', 'Its state becomes `done`, whatever it was. It takes no body.'),
    startTask: step('Start a task', 'Its state becomes `started`, whatever it was; a completed one comes to the bottom. It takes no body.'),
    stopTask: step(
      'Set a task back to not started',
      'Its state becomes `not started`, whatever it was; a completed one comes to the bottom. It takes no body.',
    ),
    deleteTask: {
      summary: 'Delete a task',
      description: 'Its comments go with it.',
      who: 'Everybody who sees it; a client only what they made (403).',
    },
    reorderList: {
      summary: 'Reorder a task list',
      description:
        'The listed tasks take this order, the others follow. A listed task of another list, or of the inbox, of the same project moves into this list. A completed, unknown or repeated task, or one of another project, is 422 and nothing is moved.',
      undo: 'gives every task the place that it had.',
      example: { tasks: ['42', '44', '43'] },
    },
    reorderProject: {
      summary: 'Reorder the tasks of a project',
      description:
        'Each task stays in its list; every list and the inbox follow the order that is given for the whole project. A completed, unknown or repeated task, or one of another project, is 422 and nothing is moved.',
      undo: 'gives every task the place that it had.',
      example: { tasks: ['42', '44', '43'] },
    },
  },
}
