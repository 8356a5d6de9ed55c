import { parts } from '../../fixtures/parts.ts'
import type { Kind } from './bad-values.ts'
import type { Target } from './fields.ts'

const under = (root: string, fields: Record<string, Kind>) =>
  Object.fromEntries(Object.entries(fields).map(([field, kind]) => [`${root}.${field}`, kind]))

const project = under('project', {
  name: 'filled line',
  'category-id': 'id of a category of projects',
  'contact-id': 'id of a contact',
  'overview-page-announcement': 'long text',
  'start-page': 'choice',
  'no-email-notifications': 'flag',
  'display-announcement': 'flag',
  'allow-html-in-announcement': 'flag',
  'default-to-private': 'flag',
  'x-clients-may': 'choice',
  status: 'choice',
})
const message = under('message', {
  title: 'filled line',
  body: 'long text',
  'category-id': 'id of a category of messages',
  'milestone-id': 'id of a milestone',
  'is-private': 'flag',
  pinned: 'flag',
  subscribers: 'ids of participants',
  attachments: 'ids of files',
})
const milestone = under('milestone', { title: 'filled line', 'responsible-id': 'id of a participant', deadline: 'calendar day' })
const moving = under('milestone', {
  'completed-at': 'calendar day or none',
  'move-upcoming-milestones': 'flag',
  'move-upcoming-milestones-off-weekends': 'flag',
  'x-move-same-day': 'flag',
  'x-move-tasks': 'flag',
})
const writeboard = under('writeboard', {
  title: 'filled line',
  body: 'long text',
  'x-html': 'long text',
  'category-id': 'id of a category of writeboards',
  'x-is-private': 'flag',
})
const comment = under('comment', { body: 'filled long text', 'x-html': 'long text', 'is-private': 'flag', attachments: 'ids of files' })
const name = { 'category.name': 'filled line' } as const
const named = { category: { name: '{newName}' } }

const commentOn = (path: string): Target => ({
  method: 'POST',
  path: `${path}/comments`,
  sound: { comment: { body: 'Hello.' } },
  fields: { ...comment, 'comment.writeboard-revision-number': 'revision' },
})

const partTargets = parts.flatMap(({ name, list, record, written = record, sound, fields, commented }): Target[] => [
  { method: 'POST', path: list, sound: { [name]: sound }, fields: under(name, fields) },
  { method: 'PUT', path: written, sound: { [name]: sound }, fields: under(name, fields) },
  ...(commented ? [commentOn(`/${name}s/{${name}}`)] : []),
])

/** Every create and update of projects and their contents, with every field of its body. */
export const projectTargets: Target[] = [
  ...partTargets,
  {
    method: 'POST',
    path: '/projects',
    sound: { project: { name: 'Signage' } },
    fields: {
      ...project,
      'project.template-id': 'id of a template',
      'project.x-start-date': 'calendar day',
      'project.x-companies': 'ids of companys',
    },
  },
  { method: 'PUT', path: '/projects/{project}', sound: { project: { status: 'active' } }, fields: project },
  { method: 'PUT', path: '/x/projects/{project}/companies', sound: { companies: [] }, fields: { companies: 'ids of companys' } },
  ...[
    ['projects', 'projectCategory'],
    ['expenses', 'expenseCategory'],
  ].flatMap(([of, id]): Target[] => [
    { method: 'POST', path: `/x/${of}/categories`, sound: named, fields: name },
    { method: 'PUT', path: `/x/${of}/categories/{${id}}`, sound: named, fields: name },
  ]),
  { method: 'POST', path: '/projects/{project}/messages', sound: { message: { title: 'Plan' } }, fields: message },
  { method: 'PUT', path: '/messages/{message}', sound: { message: { title: 'Plan' } }, fields: message },
  {
    method: 'POST',
    path: '/projects/{project}/milestones',
    sound: { milestone: { title: 'Launch', deadline: '2026-12-01' } },
    fields: milestone,
  },
  { method: 'PUT', path: '/milestones/{milestone}', sound: { milestone: { title: 'Launch' } }, fields: { ...milestone, ...moving } },
  {
    method: 'POST',
    path: '/projects/{project}/categories',
    sound: { category: { name: '{newName}', type: 'link' } },
    fields: { ...name, 'category.type': 'choice' },
  },
  { method: 'PUT', path: '/categories/{category}', sound: named, fields: name },
  { method: 'POST', path: '/x/projects/{project}/writeboards', sound: { writeboard: { title: 'Tone' } }, fields: writeboard },
  { method: 'PUT', path: '/x/writeboards/{writeboard}', sound: { writeboard: { title: 'Tone' } }, fields: writeboard },
  {
    method: 'PUT',
    path: '/x/files/{file}',
    sound: { file: { name: 'ferry.jpg' } },
    fields: under('file', { name: 'filled line', 'category-id': 'id of a category of files', 'x-is-private': 'flag' }),
  },
  ...['writeboard', 'message', 'milestone', 'task', 'file'].map((on) => commentOn(`/${on}s/{${on}}`)),
]
