import { type RawBuilder, sql } from 'kysely'
import type { Notification, Outgoing } from '../../contract/x/outbox.ts'
import type { Actor } from '../actor.ts'
import type { ServiceOptions } from '../deps.ts'
import { forbidden } from '../errors.ts'
import { kindOf, seesNamed } from '../kinds/kinds.ts'
import { type LoadRow, loaderOf, projectOf } from '../kinds/project-of.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../lists/page.ts'
import { recordsOf } from '../recordings/titles.ts'
import type { OutboxRow } from '../store/rows/outbox.ts'
import type { ReadTx } from '../store/store.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'
import { wordsFor } from './mail-of.ts'
import { isMailed, never, stateOf } from './states.ts'

const perPage = 50
const newestFirst: Order<OutboxRow> = { name: 'newest', descending: true, keys: [{ column: sql.ref('outbox.id'), read: (row) => row.id }] }

const pageOf = async (tx: ReadTx, actor: Actor, where: RawBuilder<boolean>, at: PageAt) => {
  const clause = pageClause(newestFirst, at, perPage)
  const { rows } = await sql<OutboxRow>`select outbox.* from outbox
    where outbox."accountId" = ${actor.accountId} and ${where} and ${clause.after} ${clause.end}`.execute(tx.db)
  return cutPage(newestFirst, rows, perPage)
}

const toOutgoing = (row: OutboxRow): Outgoing => ({
  id: row.id,
  userId: row.userId,
  kind: row.kind,
  resource: row.resource,
  resourceId: row.resourceId,
  createdAt: row.createdAt,
  state: stateOf(row),
  attempts: row.attempts,
  ...(row.sentAt === null ? {} : { sentAt: row.sentAt }),
  ...(row.sentAt === null && row.nextAttemptAt !== never ? { nextAttemptAt: row.nextAttemptAt } : {}),
  ...(row.error ? { error: row.error } : {}),
})

/** What the mails of notifications say; of those alone that are about what the actor sees. */
const wordsOf = async (tx: ReadTx, actor: Actor, rows: OutboxRow[], appUrl: string) => {
  const { accountId } = actor
  if (!rows.length) return () => undefined
  const { rows: visible } = await sql<{ id: string }>`select outbox.id from outbox where outbox."accountId" = ${accountId}
    and outbox.id in (${sql.join(rows.map(({ id }) => id))}) and ${seesNamed(actor, 'outbox')}`.execute(tx.db)
  const seen = new Set(visible.map(({ id }) => id))
  const notes = rows.filter(({ id }) => seen.has(id))
  const recordOf = await recordsOf(tx, accountId, notes)
  const abouts = notes.flatMap((note) => {
    const row = recordOf(note)
    return row ? [{ note, row }] : []
  })
  const byId = await wordsFor(tx, accountId, abouts, appUrl)
  return ({ id }: OutboxRow) => {
    const words = byId.get(id)?.()
    return words && { subject: words.subject, body: words.text }
  }
}

/** Every notification of the workspace that is mailed, newest first, and whom mail comes from. */
export const listOutbox = async (
  tx: ReadTx,
  actor: Actor,
  at: PageAt,
  { appUrl, mailFrom }: Pick<ServiceOptions, 'appUrl' | 'mailFrom'>,
) => {
  if (actor.role !== 'admin') throw forbidden('Only an administrator looks into the outbox.')
  const page = await pageOf(tx, actor, isMailed, at)
  const words = await wordsOf(tx, actor, page.items, appUrl)
  return { outbox: page.items.map((row) => ({ ...toOutgoing(row), ...words(row) })), sender: mailFrom, next: page.next }
}

const toNotification = async (
  { id, kind, resource, resourceId, createdAt }: OutboxRow,
  row: JournaledTables[TableName],
  load: LoadRow,
): Promise<Notification> => {
  const projectId = await projectOf(load, resource, row)
  const title = kindOf(resource).titleOf(row)
  return { id, kind, resource, resourceId, title, createdAt, ...(projectId ? { projectId } : {}) }
}

/** What one is told of and may see, newest first. */
export const listNotifications = async (tx: ReadTx, actor: Actor, at: PageAt) => {
  const page = await pageOf(tx, actor, sql<boolean>`outbox."userId" = ${actor.userId} and ${seesNamed(actor, 'outbox')}`, at)
  const recordOf = await recordsOf(tx, actor.accountId, page.items)
  const load = loaderOf(tx, actor.accountId)
  const notifications: Notification[] = []
  for (const item of page.items) {
    const row = recordOf(item)
    if (row) notifications.push(await toNotification(item, row, load))
  }
  return { notifications, next: page.next }
}
