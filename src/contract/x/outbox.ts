import * as z from 'zod/mini'
import { resource } from '../resources.ts'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf } from '../wire/records.ts'
import { count, id, text } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'

/**
 * A notification on its way by mail. `waiting` ones are tried at `nextAttemptAt`; `sending` ones have been handed to the mail server and not
 * heard of since: one that stays so was cut off, and is not sent again since it may have arrived. `error` says why one was not sent. `subject` and
 * `body` are those of the mail as it would be written today; they are left out where the administrator does not see what it is about.
 */
export const outgoing = wireObject({
  id,
  userId: id,
  kind: text,
  resource,
  resourceId: id,
  createdAt: text,
  state: z.enum(['waiting', 'sending', 'sent', 'failed']),
  sentAt: z.optional(text),
  attempts: count,
  nextAttemptAt: z.optional(text),
  error: z.optional(text),
  subject: z.optional(text),
  body: z.optional(text),
})
export type Outgoing = z.output<typeof outgoing>

/** What somebody is told: `kind` is what happened (`message created`), `title` what the thing is called today. */
export const notification = wireObject({
  id,
  kind: text,
  resource,
  resourceId: id,
  title: text,
  projectId: z.optional(id),
  createdAt: text,
})
export type Notification = z.output<typeof notification>

/** The notifications of the workspace, newest first, for administrators. `sender` is whom they are mailed from; without it they are kept. */
export const listOutbox = endpoint('GET', '/x/outbox', {
  paged: 'query',
  access: 'signed-in',
  reply: pageOf({ sender: z.optional(text), outbox: z.array(outgoing) }),
})
/** One's own notifications about what one may see, newest first, whether they are mailed or not. */
export const listNotifications = endpoint('GET', '/x/notifications', {
  paged: 'query',
  access: 'signed-in',
  reply: pageOf({ notifications: z.array(notification) }),
})
