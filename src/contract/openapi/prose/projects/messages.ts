import * as calls from '../../../projects/messages.ts'
import { absent, prose } from '../prose.ts'

const who = 'The account’s own users; clients only for messages they wrote (403).'

export const messages = prose(calls, {
  title: 'Messages',
  description: 'Announcements to the people in a project. Private messages are for the account’s own company. Messages can have comments.',
  record: ['message', '71'],
  fields: {
    title: ['The title of the message.', 'Photos from the harbour'],
    body: ['The text, as safe HTML.', '<p>The photographer sent the first twelve. Have a look before Friday.</p>'],
    pinned: ['`1` if it is listed before other messages.', '0'],
    subscribers: ['The ids of the users who are notified.', ['3', '5']],
    'edited-at': ['When the title or the text was last changed, in UTC; absent if never.', absent],
  },
  sent: {
    body: [
      'HTML, sanitized on write: paragraphs, lines, headings, lists, quotes, code, tables (cells can span up to 100 columns or rows), links and marks of text are kept, some as an equal tag; of all other tags only the text.',
      '<p>The photographer sent the first twelve. Have a look before Friday.</p>',
    ],
    subscribers: [
      'The ids of users who can see the project. In an update, `"5"` adds one, `"-5"` removes one, and the others stay.',
      ['5'],
    ],
  },
  calls: {
    listMessages: {
      summary: 'List the messages of a project',
      description: 'Returns pinned messages first, then the newest.',
      pageSize: 25,
    },
    listMessagesOfCategory: {
      summary: 'List the messages of a category',
      description: 'Returns the messages of one category of the project, pinned first, then newest.',
      pageSize: 25,
    },
    getMessage: { summary: 'Get a message', description: 'Returns a message with its attached files, without its comments.' },
    createMessage: {
      summary: 'Create a message',
      description:
        'Notifies the subscribers by e-mail and in the app, except the author and users without access. If the project is not active, nobody is notified. If it has `no-email-notifications`, notifications appear in the app only.',
      undo: 'deletes the message; e-mails that were sent cannot be recalled.',
      examples: {
        'Notify two people, with a milestone': {
          message: {
            title: 'Photos from the harbour',
            body: '<p>Have a look.</p>',
            'milestone-id': '18',
            subscribers: ['3', '5'],
            attachments: ['57'],
          },
        },
      },
    },
    updateMessage: {
      summary: 'Update a message',
      description:
        'Changes only the fields that you send. Notifies the users in `subscribers`; without `subscribers`, or when nothing changes, it notifies nobody.',
      who,
      example: { message: { pinned: '1' } },
      examples: { 'One subscriber in, one out': { message: { subscribers: ['5', '-8'] } } },
    },
    deleteMessage: { summary: 'Delete a message', description: 'Also deletes its comments.', who },
  },
})
