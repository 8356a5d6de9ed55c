import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../page.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import { type ReadRow, toContact } from './contact-record.ts'
import { contactsPerPage, selectContacts } from './find-contacts.ts'

const kept = 50
type Viewed = ReadRow & { viewedAt: string }

const latestFirst: Order<Viewed> = {
  name: 'viewed',
  descending: true,
  keys: [{ column: sql.ref('v.position'), read: (row) => row.viewedAt }],
}

export const listViewed = async (tx: ReadTx, actor: Actor, at: PageAt) => {
  const clause = pageClause(latestFirst, at, contactsPerPage)
  const from = sql`(select "contactId", position from "contactViews" where "accountId" = ${actor.accountId} and "userId" = ${actor.userId}) as v
    join contacts on contacts."accountId" = ${actor.accountId} and contacts.id = v."contactId"`
  const rows = await sql<Viewed>`${selectContacts(actor, clause.after, from)} ${clause.end}`.execute(tx.db)
  const positions = await tx.db
    .selectFrom('contactViews')
    .select(['contactId', 'position'])
    .where('accountId', '=', actor.accountId)
    .where('userId', '=', actor.userId)
    .execute()
  const placeOf = new Map(positions.map((row) => [row.contactId, row.position]))
  const page = cutPage(
    latestFirst,
    rows.rows.map((row) => ({ ...row, viewedAt: placeOf.get(row.id) ?? '0' })),
    contactsPerPage,
  )
  return { contacts: page.items.map(toContact), next: page.next }
}

/** Puts a contact on top of the list of who read it; nothing is written where it is there already. */
export const markViewed = async (tx: WriteTx, actor: Actor, contactId: string) => {
  const own = tx.db.selectFrom('contactViews').where('accountId', '=', actor.accountId).where('userId', '=', actor.userId)
  const latest = await own.select('contactId').orderBy('position', 'desc').limit(1).executeTakeFirst()
  if (latest?.contactId === contactId) return
  const position = await tx.nextId()
  await tx.db
    .insertInto('contactViews')
    .values({ accountId: actor.accountId, userId: actor.userId, contactId, position })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId', 'contactId']).doUpdateSet({ position }))
    .execute()
  const oldest = await own
    .select('position')
    .orderBy('position', 'desc')
    .offset(kept - 1)
    .limit(1)
    .executeTakeFirst()
  if (oldest)
    await tx.db
      .deleteFrom('contactViews')
      .where('accountId', '=', actor.accountId)
      .where('userId', '=', actor.userId)
      .where('position', '<', oldest.position)
      .execute()
}
