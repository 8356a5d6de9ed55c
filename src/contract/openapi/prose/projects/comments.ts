import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

const list = (what: string, id?: string) => ({
  summary: `List the comments on a ${what}`,
  description: 'The newest first. `count` is how many there are in all that you may see, a JSON integer.',
  pageSize: 50,
  ...(id ? { stands: { 'message-id': [`${what}-id`, id] as const } } : {}),
})
const create = (what: string) => ({
  summary: `Comment on a ${what}`,
  description: `Whoever sees the ${what} may comment on it.`,
  examples: { 'Private, with a file': { comment: { body: 'Let us ask for less.', 'is-private': '1', attachments: ['57'] } } },
})

export const comments: Prose<Headings['comments']> = {
  title: 'Comments',
  description:
    'On messages, milestones, tasks, notes, writeboards, links and files. They are seen where that is; private ones by the account’s own company alone.',
  fields: {
    comments: 'The comments of this page.',
    count: ['How many comments there are in all that you may see, as a JSON integer.', 3],
    comment: 'The comment.',
    'comment-id': ['The id of the new comment.', '64'],
    id: ['The id of the comment.', '64'],
    body: ['The text.', 'The third one is the best.'],
    'is-private': ['`1` where only the account’s own company sees it.', '0'],
    'project-id': ['The project that what it is on belongs to; absent where there is none.', '7'],
    'message-id': ['The message that it is on. Every comment is on one thing.', '71'],
    'milestone-id': ['The milestone that it is on.', absent],
    'task-id': ['The task that it is on.', absent],
    'note-id': ['The note that it is on.', absent],
    'writeboard-id': ['The writeboard that it is on.', absent],
    'link-id': ['The link that it is on.', absent],
    'file-id': ['The file that it is on.', absent],
    'writeboard-revision-number': ['The revision of the writeboard that it speaks of.', absent],
  },
  sent: {
    comment: 'The comment, or what is to change of it.',
    'is-private': [
      '`1` for the account’s own company alone; what a client writes is never private (422). Where nothing is said, as the project has it.',
      '0',
    ],
    'writeboard-revision-number': ['On a writeboard only: the number of the revision that the comment speaks of.', absent],
  },
  calls: {
    'messageComments.list': list('message'),
    'messageComments.create': create('message'),
    'milestoneComments.list': list('milestone', '18'),
    'milestoneComments.create': create('milestone'),
    'taskComments.list': list('task', '42'),
    'taskComments.create': create('task'),
    'noteComments.list': list('note', '61'),
    'noteComments.create': create('note'),
    'writeboardComments.list': list('writeboard', '91'),
    'writeboardComments.create': {
      ...create('writeboard'),
      description: 'Whoever sees the writeboard may comment on it: on the whole, or with `writeboard-revision-number` on one revision.',
      examples: { 'On the second revision': { comment: { body: 'This was better.', 'writeboard-revision-number': '2' } } },
    },
    'linkComments.list': list('link', '95'),
    'linkComments.create': create('link'),
    'fileComments.list': list('file', '57'),
    'fileComments.create': create('file'),
    getComment: { summary: 'Read a comment', description: 'One comment with its attached files.' },
    updateComment: {
      summary: 'Change a comment',
      description: 'Only what is sent changes.',
      who: 'Its author and administrators who see it (403 for others).',
      example: { comment: { body: 'The third one is the best, and the fifth.' } },
      examples: { 'One file on, one off': { comment: { attachments: ['57', '-58'] } } },
    },
    deleteComment: {
      summary: 'Delete a comment',
      description: 'Other comments stay.',
      who: 'Its author and administrators who see it (403 for others).',
    },
  },
}
