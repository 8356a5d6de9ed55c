import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../../lists/page.ts'
import type { ReadTx, WriteTx } from '../../store/store.ts'
import { type ListedRow, listed } from '../contact-record.ts'
import { contactsPerPage, listedTable, selectListed } from './listed-contacts.ts'

const kept = 50
type Viewed = ListedRow & { viewedAt: string }

const latestFirst: Order<Viewed> = {
  name: 'viewed',
  descending: true,
  keys: [{ column: sql.ref('v.position'), read: (row) => row.viewedAt }],
}

export const listViewed = async (tx: ReadTx, actor: Actor, at: PageAt) => {
  const clause = pageClause(latestFirst, at, contactsPerPage)
  const from = sql`"contactViews" as v join ${listedTable} on listed."accountId" = v."accountId" and listed."contactId" = v."contactId"`
  const where = sql`v."accountId" = ${actor.accountId} and v."userId" = ${actor.userId} and ${clause.after}`
  const { rows } = await sql<Viewed>`${selectListed(actor, where, from, sql`, v.position as "viewedAt"`)} ${clause.end}`.execute(tx.db)
  const page = cutPage(latestFirst, rows, contactsPerPage)
  return { contacts: page.items.map(listed), next: page.next }
}

const ownViews = (tx: ReadTx, actor: Actor) =>
  tx.db.selectFrom('contactViews').where('accountId', '=', actor.accountId).where('userId', '=', actor.userId)

const latestView = (tx: ReadTx, actor: Actor) =>
  ownViews(tx, actor).select('contactId').orderBy('position', 'desc').limit(1).executeTakeFirst()

const markViewed = async (tx: WriteTx, actor: Actor, contactId: string) => {
  const position = await tx.nextId()
  await tx.db
    .insertInto('contactViews')
    .values({ accountId: actor.accountId, userId: actor.userId, contactId, position })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId', 'contactId']).doUpdateSet({ position }))
    .execute()
  const oldest = await ownViews(tx, actor)
    .select('position')
    .orderBy('position', 'desc')
    .offset(kept - 1)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  await tx.db
    .deleteFrom('contactViews')
    .where('accountId', '=', actor.accountId)
    .where('userId', '=', actor.userId)
    .where('position', '<', oldest.position)
    .execute()
}

/** Puts a contact on top of the list of who has just read it. */
export const noteViewed = ({ marks }: Deps, actor: Actor, contactId: string) =>
  marks.leave(actor, `viewed ${contactId}`, {
    stands: async (tx) => (await latestView(tx, actor))?.contactId === contactId,
    write: (tx) => markViewed(tx, actor, contactId),
  })
