import { type RawBuilder, sql } from 'kysely'
import type { listDeals } from '../../../contract/deals/deals.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { Actor } from '../../core/actor.ts'
import { byColumns, type PageAt, readPage, sortedBy } from '../../core/lists/page.ts'
import { findRow } from '../../core/rows/rows.ts'
import { countOf } from '../../core/store/many-rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { Tables } from '../../core/store/tables.ts'
import { attachedFiles } from '../files/attachments.ts'
import { commonFilters } from '../involved/common-filters.ts'
import { isSeen, visibleContacts } from '../involved/involved-people.ts'
import { isOfMonth } from './deal-months.ts'
import { type DealRecord, toDeal } from './deal-record.ts'

const dealsPerPage = 50
type DealQuery = QueryOf<typeof listDeals>

const by = byColumns<Tables['deals']>
const keys = {
  created: by('deals', 'createdAt'),
  value: by('deals', 'valueKey'),
  name: by('deals', 'sortKey'),
  expected: by('deals', 'expectedKey'),
  id: [],
}

type Narrowing = Omit<DealQuery, 'xSort' | 'xCount' | 'page' | 'xCursor'>

/** The condition for the visible deals that match the filters of a list or a summary. */
export const narrowedDeals = (tx: ReadTx, actor: Actor, query: Narrowing): RawBuilder<unknown> => {
  const all = commonFilters(tx, actor, 'deals', query)
  if (query.status) all.push(sql`deals."dealStatus" = ${query.status}`)
  if (query.xCategory) all.push(sql`deals."dealCategoryId" = ${query.xCategory}`)
  if (query.xCurrency) all.push(sql`deals.currency = ${query.xCurrency}`)
  if (query.xProject) all.push(sql`deals."projectId" = ${query.xProject}`)
  if (query.xMonth) all.push(isOfMonth(actor, query.xMonth))
  if (query.xWith) all.push(sql`deals."dealWith" = ${query.xWith}`, isSeen(tx, actor, query.xWith))
  return sql.join(all, sql` and `)
}

/** Returns a page of the visible deals that match, newest first or in the order of `x-sort`. */
export const searchDeals = async (tx: ReadTx, actor: Actor, query: DealQuery, at: PageAt) => {
  const where = narrowedDeals(tx, actor, query)
  const order = sortedBy('deals', query.xSort ?? '-created', keys)
  const page = await readPage(tx, order, at, dealsPerPage, (after) => sql`select deals.* from deals where ${where} and ${after}`)
  const people = await visibleContacts(tx, actor, page.items)
  const total = query.xCount ? await countOf(tx, sql`deals where ${where}`) : undefined
  return { deals: page.items.map((row) => toDeal(row, people)), next: page.next, total }
}

/** Returns a deal with its attached files. */
export const findDeal = async (tx: ReadTx, actor: Actor, id: string): Promise<DealRecord> => {
  const row = await findRow(tx, actor, 'deals', id)
  const found = toDeal(row, await visibleContacts(tx, actor, [row]))
  return { ...found, files: await attachedFiles(tx, actor, found.attachment) }
}
