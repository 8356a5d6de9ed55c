import { sql } from 'kysely'
import * as wire from '../../contract/event-categories.ts'
import * as own from '../../contract/x/event-categories.ts'
import type { Actor } from '../actor.ts'
import { forbidden } from '../errors.ts'
import type { Route } from '../http/call.ts'
import { onCreate, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { type Order, type PageAt, readPage } from '../lists/page.ts'
import { deleteRow, describe, findAs, findEditable } from '../resources/find.ts'
import { refuseTaken } from '../resources/unique.ts'
import { stampsOf } from '../store/kept.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { EventCategoryRow, Tables } from '../store/tables.ts'

const categoriesPerPage = 25
type ListedRow = Tables['eventCategories']

const byName: Order<ListedRow> = {
  name: 'name',
  keys: [
    { column: sql.ref('eventCategories.sortKey'), read: (row) => row.sortKey },
    { column: sql.ref('eventCategories.id'), read: (row) => row.id },
  ],
}

const toEventCategory = (row: EventCategoryRow): wire.EventCategory => ({
  ...stampsOf(row),
  name: row.name,
  createdBy: row.authorId,
})

const listEventCategories = async (tx: ReadTx, actor: Actor, at: PageAt) => {
  const all = sql`select * from "eventCategories" where "accountId" = ${actor.accountId}`
  const page = await readPage(tx, byName, at, categoriesPerPage, (after) => sql`${all} and ${after}`)
  return { categories: page.items.map(toEventCategory), next: page.next }
}

const freeName = (tx: ReadTx, row: Partial<EventCategoryRow>) =>
  refuseTaken(tx, 'eventCategories', row, 'category.name', 'An event category with this name already exists.')

const requireEventCategoryRights = (actor: Actor) => {
  if (actor.role !== 'admin') throw forbidden('Only an administrator can add event categories.')
}

const createEventCategory = async (tx: WriteTx, actor: Actor, { name }: { name: string }) => {
  requireEventCategoryRights(actor)
  await freeName(tx, { accountId: actor.accountId, name })
  const row = await tx.insert(actor, 'eventCategories', { name })
  describe(tx, 'created', 'eventCategories', row)
  return row
}

const updateEventCategory = async (tx: WriteTx, actor: Actor, id: string, change: { name?: string | undefined }) => {
  const row = await findEditable(tx, actor, 'eventCategories', id)
  if (change.name !== undefined) await freeName(tx, { ...row, name: change.name })
  describe(tx, 'updated', 'eventCategories', await tx.update('eventCategories', row, { name: change.name }))
}

const deleteEventCategory = (tx: WriteTx, actor: Actor, id: string) => deleteRow(tx, actor, 'eventCategories', id)

export const eventCategoryRoutes: Route[] = [
  onPage(wire.listEventCategories, ({ tx, actor, page }) => listEventCategories(tx, actor, page)),
  onOne(wire.getEventCategory, 'category', findAs('eventCategories', toEventCategory)),
  onCreate(own.createEventCategory, 'category', 'categoryId', createEventCategory, requireEventCategoryRights),
  onUpdate(own.updateEventCategory, 'eventCategories', 'category', updateEventCategory),
  onDelete(own.deleteEventCategory, 'eventCategories', deleteEventCategory),
]
