import * as calls from '../../../x/outbox.ts'
import { absent, prose } from '../prose.ts'

export const notifications = prose(calls, {
  title: 'Notifications',
  description:
    'Notifications in the app and by e-mail: of messages to their subscribers, of comments on a record, and of notes on a deal or case, to its author, subscribers and responsible people, to everybody who has written there, and to those whom the text mentions (`@Jonas`), of notes on a contact to those mentioned, and of a task to those who become responsible for it. Nobody is notified of their own actions, or of what they cannot see.',
  fields: {
    notifications: 'The notifications of this page.',
    outbox: 'The e-mails of this page.',
    id: ['The id of the notification.', '301'],
    'user-id': ['The id of the notified user.', '5'],
    kind: ['What happened: `message created`, `message updated`, `comment created`, `note created` or `task assigned`.', 'message created'],
    resource: ['The resource of the record that the notification is about.', 'messages'],
    'resource-id': ['The id of that record.', '71'],
    on: ['The record that a comment or note is on, with its current name; absent for other records.', absent],
    page: ['The record whose page shows it; only where neither the record nor `on` has a page.', absent],
    title: ['The current name of that record.', 'Photos from the harbour'],
    author: ['The id of the acting user.', '3'],
    read: ['`1` up to `read-notification-id` of `/x/me`.', '0'],
    unread: ['The number of your notifications that are not read, as a JSON integer.', 4],
    'project-name': ['The name of the project.', 'Fjordlys booking flow'],
    state: [
      '`waiting`: new ones until nothing was added for the user for a minute, others until `next-attempt-at`; `sending` after handing it to the mail server without a known result, and `unknown` if the connection broke then, which are not retried; `sent`; `not-sent` if it was taken back, turned off or is no longer visible to the user; or `failed`.',
      'sent',
    ],
    'sent-at': ['When the mail server accepted it, in UTC.', '2026-11-20 09:30:02'],
    attempts: ['The number of attempts, as a JSON integer.', 1],
    'next-attempt-at': ['The time of the next attempt, in UTC.', absent],
    error: ['Why it was not sent.', absent],
    subject: [
      'The subject of the e-mail, from current data; omitted if you cannot see the record.',
      'Photos from the harbour · Fjordlys booking flow',
    ],
    body: [
      'The text of the e-mail, with the message as plain text, at most 5,000 characters; omitted if you cannot see the record.',
      'Ana Ferreira wrote “Photos from the harbour” in Fjordlys booking flow.\n\nThe light was good. They are in the folder.',
    ],
    sender: ['The From address; omitted if e-mail is off.', 'Tandem <tandem@example.com>'],
  },
  calls: {
    listNotifications: {
      summary: 'List your notifications',
      description: 'Returns your notifications about records that you can see, newest first, whether e-mailed or not.',
      pageSize: 50,
    },
    listOutbox: {
      summary: 'List notification e-mails',
      description:
        'Returns the e-mails of all notifications, newest first, with their status. Several notifications of one user can be sent as one e-mail; no e-mail is sent twice.',
      who: 'Administrators only (403).',
      pageSize: 50,
      refusals: { 403: { code: 'forbidden', message: 'Only an administrator can see the outbox.' } },
    },
  },
})
