import type { Kind } from './bad-values.ts'
import type { Target } from './fields.ts'

const under = (root: string, fields: Record<string, Kind>) =>
  Object.fromEntries(Object.entries(fields).map(([field, kind]) => [`${root}.${field}`, kind]))

const task = (responsibles: Kind) =>
  under('task', {
    subject: 'filled line',
    'due-date': 'due date',
    'time-bucket': 'choice',
    'start-date': 'calendar day or none',
    priority: 'choice',
    'estimated-time': 'hours',
    'x-is-private': 'flag',
    attachments: 'ids of files',
    responsibles,
  })
const making = (path: string, responsibles: Kind, more = {}): Target => ({
  method: 'POST',
  path,
  sound: { task: { subject: 'Plan', ...more } },
  fields: task(responsibles),
})
const changing = (path: string, responsibles: Kind): Target => ({
  method: 'PUT',
  path,
  sound: { task: { subject: 'Plan again' } },
  fields: { ...task(responsibles), ...under('task', { state: 'choice', position: 'position' }) },
})
const list = under('task-list', { name: 'filled line', 'milestone-id': 'id of a milestone', position: 'position' })

/** Every create, update and reorder of tasks and task lists, with every field of its body. */
export const taskTargets: Target[] = [
  ...['contact', 'case', 'deal'].map((owner) => making(`/${owner}s/{${owner}}/tasks`, 'ids of colleagues', { responsibles: ['{member}'] })),
  making('/taskLists/{taskList}/tasks', 'ids of participants'),
  making('/projects/{project}/inbox', 'one id or ids of participants'),
  making('/tasks/personal', 'ids of colleagues'),
  changing('/tasks/{task}', 'ids of participants'),
  changing('/tasks/{personalTask}', 'ids of colleagues'),
  {
    method: 'POST',
    path: '/taskLists/{taskList}/tasks/reorder',
    sound: { tasks: ['{task}'] },
    answers: 200,
    fields: { tasks: 'ids of tasks' },
  },
  {
    method: 'POST',
    path: '/projects/{project}/reorderTasks',
    sound: { tasks: ['{task}'] },
    answers: 200,
    fields: { tasks: 'ids of tasks' },
  },
  ...['/x/taskLists/{taskList}/tasks/move', '/x/projects/{project}/inbox/move'].map(
    (path): Target => ({
      method: 'POST',
      path,
      sound: { tasks: ['{task}'] },
      answers: 200,
      fields: { tasks: 'ids alone', after: 'ids alone' },
    }),
  ),
  { method: 'POST', path: '/x/projects/{project}/taskLists', sound: { 'task-list': { name: 'Build' } }, fields: list },
  {
    method: 'PUT',
    path: '/x/taskLists/{taskList}',
    sound: { 'task-list': { name: 'Build' } },
    fields: { ...list, 'task-list.after': 'ids alone' },
  },
]
