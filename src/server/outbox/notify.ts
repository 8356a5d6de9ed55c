import type { Actor } from '../actor.ts'
import type { WriteTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { never } from './states.ts'

export interface Notification {
  /** Who is told, of those who sign in and see it; the actor is left out. */
  userIds: string[]
  /** What happened, in the words of the history: `message created`. */
  kind: string
  resource: TableName
  resourceId: string
  /** Whether it is mailed too; in the app they are told in any case. */
  mailed: boolean
}

/** Puts one notification a person into the outbox, in the transaction of the write that they are about: none is lost, none is sent for a write that failed. */
export const notifySubscribers = async (tx: WriteTx, actor: Actor, { userIds, kind, resource, resourceId, mailed }: Notification) => {
  for (const userId of userIds.filter((id) => id !== actor.userId))
    await tx.db
      .insertInto('outbox')
      .values({
        accountId: actor.accountId,
        id: await tx.nextId(),
        userId,
        kind,
        resource,
        resourceId,
        createdAt: tx.now,
        sentAt: null,
        attempts: 0,
        nextAttemptAt: mailed ? tx.now : never,
        error: '',
      })
      .execute()
}
