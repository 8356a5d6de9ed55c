import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

const who = 'The account’s own people; a client only what they wrote (403).'

export const messages: Prose<Headings['messages']> = {
  title: 'Messages',
  description: 'What is told to everybody in a project. Private messages are for the account’s own company. Messages can be commented on.',
  fields: {
    messages: 'The messages of this page.',
    message: 'The message.',
    'message-id': ['The id of the new message.', '71'],
    id: ['The id of the message.', '71'],
    title: ['The heading.', 'Photos from the harbour'],
    body: ['The text, as safe HTML.', '<p>The photographer sent the first twelve. Have a look before Friday.</p>'],
    'is-private': ['`1` where only the account’s own company sees it.', '0'],
    pinned: ['`1` where it stands before the others.', '0'],
    subscribers: ['The ids of the users who are told of it.', ['3', '5']],
  },
  sent: {
    message: 'The message, or what is to change of it.',
    body: [
      'Text with HTML; made safe when it is written: paragraphs, headings, lists, quotes, code, tables and links stay, everything else goes.',
      '<p>The photographer sent the first twelve. Have a look before Friday.</p>',
    ],
    'is-private': [
      '`1` for the account’s own company alone; what a client writes is never private (422). Where nothing is said, as the project has it.',
      '0',
    ],
    subscribers: ['The ids of users who see the project. On an update `"5"` adds one, `"-5"` takes one out, the others stay.', ['5']],
  },
  calls: {
    listMessages: { summary: 'List the messages of a project', description: 'Pinned ones first, then the newest.', pageSize: 25 },
    listMessagesOfCategory: {
      summary: 'List the messages of a category',
      description: 'Those of one category of the project: pinned ones first, then the newest.',
      pageSize: 25,
    },
    getMessage: { summary: 'Read a message', description: 'One message with its attached files. Its comments are read separately.' },
    createMessage: {
      summary: 'Write a message',
      description:
        'The subscribers are told by mail and in the app; never the author, nor who does not see it, and nobody where the project is not active. Where it has `no-email-notifications` they are told in the app alone.',
      undo: 'takes it away again; mails that are sent stay sent.',
      examples: {
        'To two people, for a milestone': {
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
      summary: 'Change a message',
      description:
        'Only what is sent changes. It notifies the people it names in `subscribers`, and nobody where it names none or changes nothing.',
      who,
      example: { message: { pinned: '1' } },
      examples: { 'One subscriber in, one out': { message: { subscribers: ['5', '-8'] } } },
      refusals: {
        422: {
          code: 'clients',
          field: 'message.is-private',
          message: 'A client is among the subscribers, and would not see it any more. Take them out first.',
        },
      },
    },
    deleteMessage: { summary: 'Delete a message', description: 'Its comments go with it.', who },
  },
}
