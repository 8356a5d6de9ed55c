import { type RawBuilder, sql } from 'kysely'
import { pageOf as pathOfPage } from '../../../addresses.ts'
import { readAction } from '../../../contract/actions.ts'
import * as wire from '../../../contract/x/outbox.ts'
import type { Actor } from '../../core/actor.ts'
import type { ServiceOptions } from '../../core/deps.ts'
import type { Route } from '../../core/http/call.ts'
import { onPage } from '../../core/http/on-record.ts'
import { type Order, type PageAt, readPage } from '../../core/lists/page.ts'
import { invited, never, toConfirm } from '../../core/notify.ts'
import { ancestorsOf, recordsOf, titlesOf, withRows, writtenOn } from '../../core/rows/belonging.ts'
import { readSeen } from '../../core/rows/presence.ts'
import { administratorsOnly } from '../../core/rows/rows.ts'
import { countOf } from '../../core/store/many-rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { OutboxRow } from '../../core/store/tables.ts'
import { mailTexts } from './mail-of.ts'
import { isMailed, stateOf } from './states.ts'

const perPage = 50
const newestFirst: Order<OutboxRow> = { name: 'newest', descending: true, keys: [{ column: sql.ref('outbox.id'), read: (row) => row.id }] }

const pageOf = (tx: ReadTx, { accountId }: Actor, where: RawBuilder<boolean>, at: PageAt) =>
  readPage(
    tx,
    newestFirst,
    at,
    perPage,
    (after) => sql`select outbox.* from outbox where outbox."accountId" = ${accountId} and ${where} and ${after}`,
  )

const toOutgoing = (row: OutboxRow): wire.Outgoing => ({
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

/** Returns the text of the mails, for notifications about records that the actor sees. */
const textsOf = async (tx: ReadTx, actor: Actor, rows: OutboxRow[], appUrl: string) => {
  const { accountId } = actor
  if (!rows.length) return () => undefined
  const { rows: visible } = await sql<{ id: string }>`select outbox.id from outbox where outbox."accountId" = ${accountId}
    and outbox.id in (${sql.join(rows.map(({ id }) => id))}) and (outbox.kind in (${invited}, ${toConfirm}) or ${tx.definitions.seesNamed(actor, 'outbox')})`.execute(
    tx.db,
  )
  const seen = new Set(visible.map(({ id }) => id))
  const notes = rows.filter(({ id }) => seen.has(id))
  const byId = await mailTexts(tx, accountId, withRows(notes, await recordsOf(tx, accountId, notes)), appUrl)
  const written = new Map<string, { subject: string; body: string }>()
  for (const [id, words] of byId) {
    const { subject, text: body } = await words()
    written.set(id, { subject, body })
  }
  return ({ id }: OutboxRow) => written.get(id)
}

/** Returns the mailed notifications of the workspace, newest first, and the sender of mail. */
const listOutbox = async (tx: ReadTx, actor: Actor, at: PageAt, { appUrl, mailFrom }: Pick<ServiceOptions, 'appUrl' | 'mailFrom'>) => {
  administratorsOnly(actor, 'Only an administrator can see the outbox.')
  const page = await pageOf(tx, actor, isMailed, at)
  const words = await textsOf(tx, actor, page.items, appUrl)
  return { outbox: page.items.map((row) => ({ ...toOutgoing(row), ...words(row) })), sender: mailFrom, next: page.next }
}

/** One's own notifications about visible records, without mails that only have a link. */
const ownAndVisible = (tx: ReadTx, actor: Actor) =>
  sql<boolean>`outbox."userId" = ${actor.userId} and outbox.kind <> ${toConfirm} and ${tx.definitions.seesNamed(actor, 'outbox')}`

const countUnread = (tx: ReadTx, actor: Actor, readUpTo: string) =>
  countOf(tx, sql`outbox where outbox."accountId" = ${actor.accountId} and outbox.id > ${readUpTo} and ${ownAndVisible(tx, actor)}`)

/** Returns a page of the actor's notifications about visible records, newest first, and the number of unread ones. */
export const listNotifications = async (tx: ReadTx, actor: Actor, at: PageAt) => {
  const { readNotificationId: readUpTo = '0' } = await readSeen(tx, actor)
  const page = await pageOf(tx, actor, ownAndVisible(tx, actor), at)
  const listed = withRows(page.items, await recordsOf(tx, actor.accountId, page.items))
  const project = (note: (typeof listed)[number]) => ({
    resource: 'projects' as const,
    resourceId: tx.definitions.projectOf(note.resource, note.row),
  })
  const named = listed.flatMap((note) => [project(note), writtenOn(tx, note.resource, note.row) ?? []].flat())
  const nameOf = await titlesOf(tx, actor.accountId, named)
  const above = await ancestorsOf(tx, actor.accountId, listed)
  const notifications = listed.map((note, at): wire.Notification => {
    const { id, kind, resource, resourceId, createdAt, authorId, row } = note
    const on = writtenOn(tx, resource, row)
    const projectId = tx.definitions.projectOf(resource, row)
    const hasPage = pathOfPage[on?.resource ?? resource] !== undefined
    const page = hasPage ? undefined : above[at]?.find((one) => pathOfPage[one.resource] !== undefined)
    return {
      ...{ id, kind: readAction(kind), resource, resourceId, createdAt },
      title: tx.definitions.of(resource).titleOf(row),
      author: authorId,
      ...(on && { on: { resource: on.resource, id: on.resourceId, title: nameOf(on) ?? '' } }),
      ...(page && { page: { resource: page.resource, id: page.resourceId } }),
      read: BigInt(id) <= BigInt(readUpTo),
      ...(projectId ? { projectId, projectName: nameOf(project(note)) ?? '' } : {}),
    }
  })
  return { notifications, unread: await countUnread(tx, actor, readUpTo), next: page.next }
}

export const outboxRoutes: Route[] = [
  onPage(wire.listOutbox, ({ tx, actor, page, deps }) => listOutbox(tx, actor, page, deps.options)),
  onPage(wire.listNotifications, ({ tx, actor, page }) => listNotifications(tx, actor, page)),
]
