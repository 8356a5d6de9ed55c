import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

export const notifications: Prose<Headings['notifications']> = {
  title: 'Notifications',
  description: 'What the subscribers of messages are told, in the app and by mail.',
  fields: {
    notifications: 'The notifications of this page.',
    outbox: 'The mails of this page.',
    id: ['The id of the notification.', '301'],
    'user-id': ['The id of the user who is told.', '5'],
    kind: ['What happened.', 'message created'],
    resource: ['What kind of thing it is about.', 'messages'],
    'resource-id': ['The id of that thing.', '71'],
    title: ['What the thing is called today.', 'Photos from the harbour'],
    state: [
      '`waiting` until `next-attempt-at`; `sending` where it was handed to the mail server and nothing was heard since, which is not tried again; `sent`; or `failed`.',
      'sent',
    ],
    'sent-at': ['When the mail server took it, in UTC.', '2026-11-20 09:30:02'],
    attempts: ['How often it was tried, as a JSON integer.', 1],
    'next-attempt-at': ['When a waiting one is tried, in UTC.', absent],
    error: ['Why it was not sent.', absent],
    subject: [
      'The subject of the mail as it would be written today; left out where you do not see what it is about.',
      'Photos from the harbour · Fjordlys booking flow',
    ],
    body: [
      'What the mail says, with the beginning of the message as plain text; likewise.',
      'Ana Ferreira wrote “Photos from the harbour” in Fjordlys booking flow.\n\nThe light was good. They are in the folder.',
    ],
    sender: ['Whom mail comes from; left out where none is sent.', 'Tandem <tandem@example.com>'],
  },
  calls: {
    listNotifications: {
      summary: 'List your notifications',
      description: 'About what you may see, the newest first, whether they were mailed or not.',
      pageSize: 50,
    },
    listOutbox: {
      summary: 'List the mails of the workspace',
      description: 'Notifications on their way by mail, the newest first, with what became of them. No mail is sent twice.',
      who: 'Administrators only (403).',
      pageSize: 50,
      refusals: { 403: { code: 'forbidden', message: 'Only an administrator looks into the outbox.' } },
    },
  },
}
