import * as calls from '../../../notes/comments.ts'
import { absent, prose } from '../prose.ts'

const list = (what: string, id?: string) => ({
  summary: `List the comments on a ${what}`,
  description: 'Returns comments, newest first. `count` is the total number of comments that you can see, a JSON integer.',
  pageSize: 50,
  ...(id ? { stands: { 'message-id': [`${what}-id`, id] as const } } : {}),
})
const create = (what: string) => ({
  summary: `Comment on a ${what}`,
  description: `All users who can see the ${what} can comment.`,
  examples: { 'Private, with a file': { comment: { body: 'Let us ask for less.', 'is-private': '1', attachments: ['57'] } } },
})

export const comments = prose(calls, {
  title: 'Comments',
  description:
    'Comments on messages, milestones, tasks, notes, writeboards, links and files. Users who can see the record can see its comments, but private ones only if they belong to the account’s own company.',
  record: ['comment', '64'],
  fields: {
    count: ['The total number of comments that you can see, as a JSON integer.', 3],
    body: ['The text.', 'The third one is the best.'],
    'project-id': ['The project of the commented record; absent if there is none.', '7'],
    'message-id': ['The message that has the comment. Every comment belongs to one record.', '71'],
    'milestone-id': ['The milestone that has the comment.', absent],
    'task-id': ['The task that has the comment.', absent],
    'note-id': ['The note that has the comment.', absent],
    'writeboard-id': ['The writeboard that has the comment.', absent],
    'link-id': ['The link that has the comment.', absent],
    'file-id': ['The file that has the comment.', absent],
    'writeboard-revision-number': ['The revision of the writeboard that the comment is about.', absent],
  },
  sent: {
    'writeboard-revision-number': ['On a writeboard only: the number of the revision that the comment is about.', absent],
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
      description: 'All users who can see the writeboard can comment on it, or on one revision with `writeboard-revision-number`.',
      examples: { 'On the second revision': { comment: { body: 'This was better.', 'writeboard-revision-number': '2' } } },
    },
    'linkComments.list': list('link', '95'),
    'linkComments.create': create('link'),
    'fileComments.list': list('file', '57'),
    'fileComments.create': create('file'),
    getComment: { summary: 'Get a comment', description: 'Returns a comment with its attached files.' },
    updateComment: {
      summary: 'Update a comment',
      description: 'Changes only the fields that you send.',
      who: 'Its author, and administrators with access (403 for others).',
      example: { comment: { body: 'The third one is the best, and the fifth.' } },
      examples: { 'One file on, one off': { comment: { attachments: ['57', '-58'] } } },
    },
    deleteComment: {
      summary: 'Delete a comment',
      description: 'Other comments stay.',
      who: 'Its author, and administrators with access (403 for others).',
    },
  },
})
