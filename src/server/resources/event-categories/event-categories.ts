import { sql } from 'kysely'
import * as wire from '../../../contract/event-categories.ts'
import * as own from '../../../contract/x/event-categories.ts'
import type { Actor } from '../../core/actor.ts'
import type { Route } from '../../core/http/call.ts'
import { onOne, onPage } from '../../core/http/on-record.ts'
import { byColumns, type Order, type PageAt, readPage } from '../../core/lists/page.ts'
import { findAs } from '../../core/rows/rows.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { EventCategoryRow, Tables } from '../../core/store/tables.ts'
import { writingCategories } from '../named-categories/named-categories.ts'

const categoriesPerPage = 25
const byName: Order<Tables['eventCategories']> = { name: 'name', keys: byColumns('eventCategories', 'sortKey', 'id') }

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

export const eventCategoryRoutes: Route[] = [
  onPage(wire.listEventCategories, ({ tx, actor, page }) => listEventCategories(tx, actor, page)),
  onOne(wire.getEventCategory, 'category', findAs('eventCategories', toEventCategory)),
  ...writingCategories(
    'eventCategories',
    { create: own.createEventCategory, update: own.updateEventCategory, remove: own.deleteEventCategory },
    {
      taken: 'An event category with this name already exists.',
      forbidden: 'Only an administrator can add event categories.',
    },
  ),
]
