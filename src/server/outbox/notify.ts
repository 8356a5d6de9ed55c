import type { Actor } from '../actor.ts'
import type { WriteTx } from '../store/store.ts'
import type { ProjectRow, TableName } from '../store/tables.ts'
import { never } from './states.ts'

export interface Notification {
  /** The users to notify. Inactive ones, those without access and the actor are left out. */
  userIds: string[]
  /** The action as in the history, such as `message created`, or `task assigned`. */
  kind: string
  resource: TableName
  resourceId: string
  /** Whether it is also mailed. The app shows it in any case. */
  mailed: boolean
}

/** Adds one notification per user to the outbox, in the transaction of the write. So none is lost, and none is sent for a failed write. */
export const notifyUsers = async (tx: WriteTx, actor: Actor, { userIds, kind, resource, resourceId, mailed }: Notification) => {
  for (const userId of userIds.filter((id) => id !== actor.userId))
    await tx.db
      .insertInto('outbox')
      .values({
        accountId: actor.accountId,
        id: await tx.nextId(),
        userId,
        authorId: actor.userId,
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

/** Notifies people of something in a project: nobody unless it is active, and only in the app if the project sends no mail. */
export const notifyInProject = async (tx: WriteTx, actor: Actor, project: ProjectRow, notification: Omit<Notification, 'mailed'>) => {
  if (project.status === 'active') await notifyUsers(tx, actor, { ...notification, mailed: !project.noEmailNotifications })
}
