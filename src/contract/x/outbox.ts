import * as z from 'zod/mini'
import { action } from '../actions.ts'
import { resource } from '../resources.ts'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf } from '../wire/records.ts'
import { count, flag, id, text } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'

/**
 * A notification to be e-mailed. `waiting` ones are sent at `nextAttemptAt`, new ones after a quiet minute with others for the same user; `sending` ones
 * were handed to the mail server without a known result: one that stays so was interrupted. An `unknown` one may have arrived, because the connection
 * broke; neither is sent again. `not-sent` ones were taken back, turned off, or are no longer visible to the user. `error` is the reason of a failure. `subject` and
 * `body` are rendered with current data, and omitted if the administrator cannot see the record.
 */
export const outgoing = wireObject({
  id,
  userId: id,
  kind: text,
  resource,
  resourceId: id,
  createdAt: text,
  state: z.enum(['waiting', 'sending', 'sent', 'unknown', 'not-sent', 'failed']),
  sentAt: z.optional(text),
  attempts: count,
  nextAttemptAt: z.optional(text),
  error: z.optional(text),
  subject: z.optional(text),
  body: z.optional(text),
})
export type Outgoing = z.output<typeof outgoing>

/**
 * A notification: `kind` is what `author` did (`message created`, `comment created`, `note created`, `task assigned`), `title` the record's current name. `on` is what
 * a comment or note is on, and `page` the record that shows it, if neither has a page of its own. It is `read` up to `readNotificationId` of `/x/me`.
 */
export const notification = wireObject({
  id,
  kind: action,
  resource,
  resourceId: id,
  title: text,
  on: z.optional(wireObject({ resource, id, title: text })),
  page: z.optional(wireObject({ resource, id })),
  projectId: z.optional(id),
  projectName: z.optional(text),
  author: id,
  read: flag,
  createdAt: text,
})
export type Notification = z.output<typeof notification>

/** All notifications of the workspace, newest first, for administrators. `sender` is the From address; without it nothing is sent. */
export const listOutbox = endpoint('GET', '/x/outbox', {
  refuses: [403],
  paged: 'query',
  access: 'signed-in',
  reply: pageOf({ sender: z.optional(text), outbox: z.array(outgoing) }),
})
/** The user's own notifications about visible records, newest first, whether e-mailed or not. */
export const listNotifications = endpoint('GET', '/x/notifications', {
  paged: 'query',
  access: 'signed-in',
  reply: pageOf({ notifications: z.array(notification), unread: count }),
})
