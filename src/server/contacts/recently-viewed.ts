import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../page.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import { type ListedRow, listed } from './contact-record.ts'
import { contactsPerPage, selectListed } from './find-contacts.ts'

const kept = 50
type Viewed = ListedRow & { viewedAt: string }

const latestFirst: Order<Viewed> = {
  name: 'viewed',
  descending: true,
  keys: [{ column: sql.ref('v.position'), read: (row) => row.viewedAt }],
}

export const listViewed = async (tx: ReadTx, actor: Actor, at: PageAt) => {
  const clause = pageClause(latestFirst, at, contactsPerPage)
  const from = sql`"contactViews" as v join contacts on contacts."accountId" = v."accountId" and contacts.id = v."contactId"`
  const where = sql`v."accountId" = ${actor.accountId} and v."userId" = ${actor.userId} and ${clause.after}`
  const { rows } = await sql<Viewed>`${selectListed(actor, where, from, sql`, v.position as "viewedAt"`)} ${clause.end}`.execute(tx.db)
  const page = cutPage(latestFirst, rows, contactsPerPage)
  return { contacts: page.items.map(listed), next: page.next }
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
