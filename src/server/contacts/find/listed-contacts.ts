import { type RawBuilder, sql } from 'kysely'
import type { ContactSort } from '../../../contract/contacts/contacts.ts'
import type { Actor } from '../../actor.ts'
import { sees } from '../../kinds/kinds.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../../lists/page.ts'
import type { ReadTx } from '../../store/store.ts'
import { type ListedRow, listed } from '../contact-record.ts'
import { withCompany } from './find-contacts.ts'

export const contactsPerPage = 50
type Sql = RawBuilder<unknown>

/** One condition of a search. */
export interface Filter {
  where?: Sql
  /** Finds its contacts: a `select` of their `sortKey` and `contactId`, so that they are in order before any contact is read. */
  lookup?: Sql
}

/** Where lists read contacts: a table of its own, in the order of names; `listed` in conditions. */
export const listedTable = sql`"listedContacts" as listed`
const listedColumns = sql.raw('listed."contactId", listed."companyId", listed."updatedAt", listed.record, listed."sortKey"')

/** What a list needs of contacts that the actor may see; `also` and `from` let it order them by another table. */
export const selectListed = (actor: Actor, where: Sql, from: Sql = listedTable, also: Sql = sql``) => sql`
  select ${listedColumns}, company.name as "companyName"${also} from ${from} ${withCompany(actor, 'listed')}
  where listed."accountId" = ${actor.accountId} and ${sees(actor, 'contacts', 'listed')} and ${where}`

/** An order of contacts. Behind a lookup table the name order is that table's own, which costs no sorting. */
const orderOf = (sort: ContactSort, behindLookup: boolean): Order<ListedRow> => {
  const [key, table] = sort.endsWith('name') ? (['sortKey', behindLookup ? 'l' : 'listed'] as const) : (['updatedAt', 'listed'] as const)
  return {
    name: sort,
    descending: sort.startsWith('-'),
    keys: [
      { column: sql.raw(`${table}."${key}"`), read: (row) => row[key] },
      { column: sql.raw(`${table}."contactId"`), read: (row) => row.contactId },
    ],
  }
}

const whereOf = (filters: Filter[]) => sql.join([sql`1 = 1`, ...filters.flatMap(({ where }) => where ?? [])], sql` and `)
const fromOf = ({ dialect }: ReadTx, { accountId }: Actor, filters: Filter[]) => {
  const lookup = filters.find((filter) => filter.lookup)?.lookup
  if (!lookup) return listedTable
  return sql`(${lookup}) as l ${dialect.joinFound} ${listedTable}
    on listed."accountId" = ${accountId} and listed."sortKey" = l."sortKey" and listed."contactId" = l."contactId"`
}

/** A page of the contacts that pass all filters. */
export const pageOfContacts = async (tx: ReadTx, actor: Actor, filters: Filter[], sort: ContactSort, at: PageAt) => {
  const order = orderOf(
    sort,
    filters.some(({ lookup }) => lookup),
  )
  const { after, end } = pageClause(order, at, contactsPerPage)
  const all = selectListed(actor, sql`${whereOf(filters)} and ${after}`, fromOf(tx, actor, filters))
  const { rows } = await sql<ListedRow>`${all} ${end}`.execute(tx.db)
  const page = cutPage(order, rows, contactsPerPage)
  return { contacts: page.items.map(listed), next: page.next }
}

/** How many contacts pass all filters. */
export const countContacts = async (tx: ReadTx, actor: Actor, filters: Filter[]) => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${fromOf(tx, actor, filters)}
    where listed."accountId" = ${actor.accountId} and ${sees(actor, 'contacts', 'listed')} and ${whereOf(filters)}`.execute(tx.db)
  return Number(rows[0]?.total ?? 0)
}
