import { never } from '../../core/notify.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { FillingOn, Opened } from '../model/filling.ts'
import type { DemoMessage, DemoProject } from '../model/projects.ts'
import type { Key, Moment } from '../model/types.ts'
import type { DemoWorkspace } from '../model/workspace.ts'

/** Returns who follows a message: who wrote in it and who runs the project. Clients do not follow private ones. */
export const subscribersOf = (
  { author, comments, isPrivate }: DemoMessage,
  { responsible }: DemoProject,
  people: DemoWorkspace['people'],
): Key[] => {
  const clients = new Set(people.filter(({ role }) => role === 'client').map(({ key }) => key))
  const all = new Set([author, ...comments.map((comment) => comment.author), responsible])
  return [...all].filter((key) => !(isPrivate && clients.has(key)))
}

/** A new message with the users who are notified. */
export interface Announced {
  messageId: string
  authorId: string
  userIds: string[]
  createdAt: Moment
}

/** Notifies the subscribers of new messages in the app, in the order of time. Sample data sends no mail. */
export const putNotifications = async (announced: Announced[], { tx, opened }: FillingOn) => {
  for (const { messageId, authorId, userIds, createdAt } of announced.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)))
    for (const userId of userIds)
      await tx.db
        .insertInto('outbox')
        .values({
          ...{ accountId: opened.accountId, id: await tx.nextId(), userId, authorId, createdAt },
          ...{ kind: 'message created', resource: 'messages', resourceId: messageId },
          ...{ sentAt: null, attempts: 0, nextAttemptAt: never, error: '' },
        })
        .execute()
}

/** Marks all notifications but the two newest as read by the owner. */
export const markNotificationsRead = async (tx: WriteTx, { accountId, userId }: Opened) => {
  const own = await tx.db
    .selectFrom('outbox')
    .select('id')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  const [, , readNotificationId] = own.map(({ id }) => id)
  if (readNotificationId === undefined) return
  await tx.db.updateTable('presence').set({ readNotificationId }).where('accountId', '=', accountId).where('userId', '=', userId).execute()
}
