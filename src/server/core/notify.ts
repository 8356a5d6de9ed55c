import type { Actor } from './actor.ts'
import type { WriteTx } from './store/store.ts'
import type { OutboxRow, ProjectRow, TableName } from './store/tables.ts'

/** The next attempt of a notification that is not retried or never mailed. */
export const never = '9999-12-31 23:59:59'

/** The kinds of mails with a link that only their reader gets. Their text is written when they are sent. */
export const invited = 'person invited'
export const toConfirm = 'confirmation sent'

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

type Entry = Pick<OutboxRow, 'accountId' | 'userId' | 'authorId' | 'kind' | 'resource' | 'resourceId'>

/** Adds a notification to the outbox, in the transaction of the write. So none is lost, and none is sent for a failed write. */
export const addToOutbox = async (tx: WriteTx, entry: Entry, mailed: boolean) => {
  const waiting = { createdAt: tx.now, attempts: 0, nextAttemptAt: mailed ? tx.now : never, error: '' }
  await tx.db
    .insertInto('outbox')
    .values({ id: await tx.nextId(), ...entry, ...waiting })
    .execute()
}

/** Adds one notification per user to the outbox. */
export const notifyUsers = async (tx: WriteTx, actor: Actor, { userIds, mailed, ...about }: Notification) => {
  for (const userId of userIds.filter((id) => id !== actor.userId))
    await addToOutbox(tx, { accountId: actor.accountId, userId, authorId: actor.userId, ...about }, mailed)
}

/** Notifies people of something in a project: nobody unless it is active, and only in the app if the project sends no mail. */
export const notifyInProject = async (tx: WriteTx, actor: Actor, project: ProjectRow, notification: Omit<Notification, 'mailed'>) => {
  if (project.status === 'active') await notifyUsers(tx, actor, { ...notification, mailed: !project.noEmailNotifications })
}
