import { type RawBuilder, sql } from 'kysely'
import type { DealSort, listDeals } from '../../contract/deals/deals.ts'
import type { QueryOf } from '../../contract/wire/endpoint.ts'
import type { Actor } from '../actor.ts'
import { isAbout, isSeen, peopleOf } from '../involved/involved-people.ts'
import { findRow } from '../kinds/find.ts'
import { sees } from '../kinds/kinds.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../lists/page.ts'
import type { DealColumns, DealRow } from '../store/rows/deals.ts'
import type { ReadTx } from '../store/store.ts'
import { type DealRecord, toDeal } from './deal-record.ts'

const dealsPerPage = 50
type DealQuery = QueryOf<typeof listDeals>

const sortColumn = { created: 'createdAt', value: 'valueKey', name: 'sortKey' } as const
type Row = DealRow & DealColumns

const id = sql.ref('deals.id')
const columnOf = { createdAt: sql.ref('deals.createdAt'), valueKey: sql.ref('deals.valueKey'), sortKey: sql.ref('deals.sortKey') }
const sortedBy = (sort: DealSort) => sortColumn[sort.replace('-', '') as keyof typeof sortColumn]
const orderOf = (sort: DealSort): Order<Row> => {
  const column = sortedBy(sort)
  return {
    name: sort,
    descending: sort.startsWith('-'),
    keys: [
      { column: columnOf[column], read: (row) => row[column] },
      { column: id, read: (row) => row.id },
    ],
  }
}

type Narrowing = Omit<DealQuery, 'xSort' | 'xCount' | 'page' | 'xCursor'>

/** The deals that one may see and that a list or a sum is narrowed to, as SQL. */
export const narrowedDeals = (actor: Actor, query: Narrowing): RawBuilder<unknown> => {
  const all: RawBuilder<unknown>[] = [sql`deals."accountId" = ${actor.accountId}`, sees(actor, 'deals')]
  if (query.status) all.push(sql`deals."dealStatus" = ${query.status}`)
  if (query.xResponsible) all.push(sql`deals."dealResponsibleId" = ${query.xResponsible}`)
  if (query.xCategory) all.push(sql`deals."dealCategoryId" = ${query.xCategory}`)
  if (query.xCurrency) all.push(sql`deals.currency = ${query.xCurrency}`)
  if (query.xWith) all.push(sql`deals."dealWith" = ${query.xWith}`, isSeen(actor, query.xWith))
  if (query.xContact) all.push(isAbout(actor, 'deals', query.xContact))
  return sql.join(all, sql` and `)
}

const countDeals = async (tx: ReadTx, where: RawBuilder<unknown>) => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from deals where ${where}`.execute(tx.db)
  return Number(rows[0]?.total ?? 0)
}

/** The deals one may see that match, newest first or as `x-sort` says. */
export const searchDeals = async (tx: ReadTx, actor: Actor, query: DealQuery, at: PageAt) => {
  const where = narrowedDeals(actor, query)
  const order = orderOf(query.xSort ?? '-created')
  const { after, end } = pageClause(order, at, dealsPerPage)
  const { rows } = await sql<Row>`select deals.* from deals where ${where} and ${after} ${end}`.execute(tx.db)
  const page = cutPage(order, rows, dealsPerPage)
  const people = await peopleOf(tx, actor, page.items)
  const total = query.xCount ? await countDeals(tx, where) : undefined
  return { deals: page.items.map((row) => toDeal(row, people)), next: page.next, total }
}

export const findDeal = async (tx: ReadTx, actor: Actor, id: string): Promise<DealRecord> => {
  const row = await findRow(tx, actor, 'deals', id)
  return toDeal(row, await peopleOf(tx, actor, [row]))
}
