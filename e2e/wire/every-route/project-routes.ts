import type { Json } from '../../fixtures/client.ts'
import { parts } from '../../fixtures/parts.ts'
import { categoryWrites, type Route } from './routes.ts'

type Body = { [key: string]: Json }
const taking = 'who is in the project'
const ours = 'colleagues in the project'
const among = 'colleagues of this workspace'

/** The four operations on workspace categories. */
const shared = (of: string, id: string): Route[] => [
  { method: 'GET', path: `/x/${of}/categories`, rule: 'colleagues' },
  ...categoryWrites(of, id),
]
const comments = (on: string): Route[] => [
  { method: 'GET', path: `${on}/comments`, rule: taking },
  { method: 'POST', path: `${on}/comments`, rule: taking, body: { comment: { body: 'Hello.' } } },
]
const put = (path: string, rule: Route['rule'], body: Body): Route => ({ method: 'PUT', path, rule, body })
const post = (path: string, rule: Route['rule'], body: Body): Route => ({ method: 'POST', path, rule, body })
const get = (path: string, rule: Route['rule'] = taking): Route => ({ method: 'GET', path, rule })
const remove = (path: string, rule: Route['rule']): Route => ({ method: 'DELETE', path, rule })

/** The five operations on a part of a project, and on its comments. */
const partRoutes = parts.flatMap(({ name, list, record, written = record, sound, reads, creates, edits, commented }): Route[] => [
  get(list, reads),
  get(record, reads),
  post(list, creates, { [name]: sound }),
  put(written, edits, { [name]: sound }),
  remove(written, edits),
  ...(commented ? comments(`/${name}s/{${name}}`) : []),
])

/** The routes of projects and their contents; the client's company takes part in the project. */
export const projectRoutes: Route[] = [
  ...partRoutes,
  get('/projects', 'signed in'),
  get('/projects/count', 'signed in'),
  get('/projects/{project}'),
  post('/projects', 'admin', { project: { name: 'Signage' } }),
  put('/projects/{project}', 'admin of this workspace', { project: { 'start-page': 'tasks' } }),
  put('/x/projects/{project}/companies', 'admin of this workspace', { companies: ['{company}'] }),
  get('/x/projects/{project}/counts'),
  ...shared('projects', 'projectCategory'),
  ...shared('expenses', 'expenseCategory'),

  get('/companies', 'signed in'),
  get('/companies/{company}'),
  get('/projects/{project}/companies'),

  get('/projects/{project}/messages'),
  get('/projects/{project}/cat/{category}/messages'),
  get('/messages/{message}'),
  get('/messages/{privateMessage}', among),
  post('/projects/{project}/messages', taking, { message: { title: 'Plan', 'category-id': '{category}', 'milestone-id': '{milestone}' } }),
  put('/messages/{message}', ours, { message: { pinned: '1' } }),
  put('/messages/{privateMessage}', among, { message: { pinned: '1' } }),
  remove('/messages/{message}', ours),
  remove('/messages/{privateMessage}', among),
  ...comments('/messages/{message}'),
  get('/messages/{privateMessage}/comments', among),
  get('/comments/{comment}'),

  ...['/tasks/{privateTask}', '/files/{privateFile}', '/writeboards/{privateWriteboard}', '/x/links/{privateLink}'].flatMap((path) => {
    const commented = path.replace('/x/', '/')
    return [get(path, among), get(`${commented}/comments`, among), post(`${commented}/comments`, among, { comment: { body: 'Hello.' } })]
  }),
  get('/download/{privateFile}', among),
  get('/x/files/{privateFile}/thumbnail', among),
  get('/x/files/{privateFile}/uses', among),
  get('/x/writeboards/{privateWriteboard}/revisions/1', among),
  put('/tasks/{privateTask}', among, { task: { subject: 'Prices' } }),
  put('/tasks/{privateTask}/done', among, {}),
  put('/x/files/{privateFile}', among, { file: { name: 'costs.jpg' } }),
  put('/x/writeboards/{privateWriteboard}', among, { writeboard: { title: 'Prices' } }),
  put('/x/links/{privateLink}', among, { link: { title: 'Prices' } }),
  remove('/tasks/{privateTask}', among),
  remove('/x/writeboards/{privateWriteboard}', among),
  remove('/x/links/{privateLink}', among),

  get('/x/projects/{project}/expenses/summary', among),

  get('/projects/{project}/milestones'),
  get('/projects/{project}/milestones/upcoming'),
  get('/milestones/{milestone}'),
  post('/projects/{project}/milestones', ours, { milestone: { title: 'Launch', deadline: '2026-12-01' } }),
  put('/milestones/{milestone}', ours, { milestone: { 'completed-at': '2026-11-30' } }),
  remove('/milestone/{milestone}', ours),
  ...comments('/milestones/{milestone}'),

  get('/projects/{project}/categories'),
  get('/projects/{project}/categories/:message'),
  get('/categories/{category}'),
  post('/projects/{project}/categories', ours, { category: { name: '{newName}', type: 'link' } }),
  put('/categories/{unusedCategory}', ours, { category: { name: '{newName}' } }),
  remove('/categories/{unusedCategory}', ours),

  get('/projects/{project}/files'),
  get('/projects/{project}/cat/{fileCategory}/files'),
  get('/files/{file}'),
  get('/download/{file}'),
  get('/x/files/{file}/thumbnail'),
  get('/x/files/{file}/uses'),
  put('/x/files/{file}', taking, { file: { name: 'harbour.jpg' } }),
  ...comments('/files/{file}'),

  get('/projects/{project}/writeboards'),
  get('/writeboards/{writeboard}'),
  get('/x/writeboards/{writeboard}/revisions/1'),
  post('/x/projects/{project}/writeboards', taking, { writeboard: { title: 'Tone' } }),
  put('/x/writeboards/{writeboard}', taking, { writeboard: { body: '{newName}' } }),
  remove('/x/writeboards/{writeboard}', ours),
  ...comments('/writeboards/{writeboard}'),

  get('/x/projects/{project}/taskLists'),
  post('/x/projects/{project}/taskLists', ours, { 'task-list': { name: 'Build', 'milestone-id': '{milestone}' } }),
  put('/x/taskLists/{taskList}', ours, { 'task-list': { position: '1' } }),
  remove('/x/taskLists/{taskList}', ours),
  get('/taskLists/{taskList}/tasks'),
  post('/taskLists/{taskList}/tasks', taking, { task: { subject: 'Plan' } }),
  get('/projects/{project}/inbox'),
  post('/projects/{project}/inbox', taking, { task: { subject: 'Plan' } }),
  get('/tasks/{task}'),
  put('/tasks/{task}', taking, { task: { position: '1' } }),
  ...['done', 'started', 'notstarted'].map((state): Route => ({ method: 'PUT', path: `/tasks/{task}/${state}`, rule: taking })),
  remove('/tasks/{task}', ours),
  post('/taskLists/{taskList}/tasks/reorder', taking, { tasks: ['{task}'] }),
  post('/projects/{project}/reorderTasks', taking, { tasks: ['{task}'] }),
  post('/x/taskLists/{taskList}/tasks/move', taking, { tasks: ['{task}'] }),
  post('/x/projects/{project}/inbox/move', taking, { tasks: ['{task}'] }),
  ...comments('/tasks/{task}'),
  get('/tasks/personal', 'signed in'),
  post('/tasks/personal', 'signed in', { task: { subject: 'Plan' } }),
  get('/my-tasks', 'signed in'),
]
