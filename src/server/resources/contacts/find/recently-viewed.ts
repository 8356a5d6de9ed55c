import { sql } from 'kysely'
import type { Actor } from '../../../core/actor.ts'
import type { Deps } from '../../../core/deps.ts'
import { type Order, type PageAt, readPage } from '../../../core/lists/page.ts'
import type { ReadTx, WriteTx } from '../../../core/store/store.ts'
import { type ReadRow, toContact } from '../contact-record.ts'
import { contactColumns, withCompany } from './find-contacts.ts'
import { contactsPerPage } from './search-contacts.ts'

const kept = 50
type Viewed = ReadRow & { viewedAt: string }

const latestFirst: Order<Viewed> = {
  name: 'viewed',
  descending: true,
  keys: [{ column: sql.ref('v.position'), read: (row) => row.viewedAt }],
}

export const listViewed = async (tx: ReadTx, actor: Actor, at: PageAt) => {
  const viewed = sql`select ${contactColumns}, v.position as "viewedAt" from "contactViews" as v
    join contacts on contacts."accountId" = ${actor.accountId} and contacts.id = v."contactId" ${withCompany(tx, actor)}
    where v."accountId" = ${actor.accountId} and v."userId" = ${actor.userId} and ${tx.definitions.sees(actor, 'contacts')}`
  const page = await readPage(tx, latestFirst, at, contactsPerPage, (after) => sql`${viewed} and ${after}`)
  return { contacts: page.items.map(toContact), next: page.next }
}

const latestView = async (tx: ReadTx, { accountId, userId }: Actor) => {
  const { rows } = await sql<{ contactId: string }>`select "contactId" from "contactViews"
    where "accountId" = ${accountId} and "userId" = ${userId} order by position desc limit 1`.execute(tx.db)
  return rows[0]
}

/** Puts contacts on top of the list, the last of them first, and removes entries beyond the limit. */
const markViewed = async (tx: WriteTx, { accountId, userId }: Actor, contactIds: string[]) => {
  const views: { contactId: string; position: string }[] = []
  for (const contactId of contactIds.slice(-kept)) views.push({ contactId, position: await tx.nextId() })
  await sql`insert into "contactViews" ("accountId", "userId", "contactId", position)
    select ${accountId}, ${userId}, cast("contactId" as bigint), cast(position as bigint)
    from ${tx.dialect.rowsOf(JSON.stringify(views), 'contactViews', ['contactId', 'position'])} as viewed where true
    on conflict ("accountId", "userId", "contactId") do update set position = excluded.position`.execute(tx.db)
  await sql`delete from "contactViews" where "accountId" = ${accountId} and "userId" = ${userId}
    and position < (select position from "contactViews" where "accountId" = ${accountId} and "userId" = ${userId}
      order by position desc limit 1 offset ${sql.lit(kept - 1)})`.execute(tx.db)
}

/** Puts a contact on top of the reader's list of recently viewed contacts. */
export const noteViewed = ({ deferred }: Deps, actor: Actor, contactId: string) =>
  deferred.add(actor, {
    kind: 'viewed',
    subject: contactId,
    isWritten: async (tx) => (await latestView(tx, actor))?.contactId === contactId,
    write: (tx, contactIds) => markViewed(tx, actor, contactIds),
  })
