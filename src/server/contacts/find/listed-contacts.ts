import { type RawBuilder, sql } from 'kysely'
import type { ContactSort } from '../../../contract/contacts/contacts.ts'
import type { Actor } from '../../actor.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../../lists/page.ts'
import { sees } from '../../resources/definitions.ts'
import type { ReadTx } from '../../store/store.ts'
import { type ReadRow, toContact } from '../contact-record.ts'
import { contactColumns, withCompany } from './find-contacts.ts'

export const contactsPerPage = 50
type Sql = RawBuilder<unknown>

/** One condition of a search. */
export interface Filter {
  where?: Sql
  /** Selects the `sortKey` and `contactId` of the matches, so they are sorted before any contact is read. */
  lookup?: Sql
}

type ListedRow = ReadRow & { sortKey: string }

/** The narrow table in which contacts are found and sorted before they are read. Conditions call it `listed`. */
const listedTable = sql`"listedContacts" as listed`

/** Returns a sort order. Behind a lookup table, the order by name is that of the table and needs no sorting. */
const orderOf = (sort: ContactSort, behindLookup: boolean): Order<ListedRow> => {
  const [key, table] = sort.endsWith('name') ? (['sortKey', behindLookup ? 'l' : 'listed'] as const) : (['updatedAt', 'listed'] as const)
  return {
    name: sort,
    descending: sort.startsWith('-'),
    keys: [
      { column: sql.raw(`${table}."${key}"`), read: (row) => row[key] },
      { column: sql.raw(`${table}."contactId"`), read: (row) => row.id },
    ],
  }
}

const matching = (actor: Actor, filters: Filter[]) => {
  const own = sql`listed."accountId" = ${actor.accountId}`
  return sql.join([own, sees(actor, 'contacts', 'listed'), ...filters.flatMap(({ where }) => where ?? [])], sql` and `)
}
const fromOf = ({ dialect }: ReadTx, { accountId }: Actor, filters: Filter[]) => {
  const lookup = filters.find((filter) => filter.lookup)?.lookup
  if (!lookup) return listedTable
  return sql`(${lookup}) as l ${dialect.joinFound} ${listedTable}
    on listed."accountId" = ${accountId} and listed."sortKey" = l."sortKey" and listed."contactId" = l."contactId"`
}

/** Returns a page of the contacts that match all filters. */
export const pageOfContacts = async (tx: ReadTx, actor: Actor, filters: Filter[], sort: ContactSort, at: PageAt) => {
  const order = orderOf(
    sort,
    filters.some(({ lookup }) => lookup),
  )
  const { after, end } = pageClause(order, at, contactsPerPage)
  const own = sql`contacts."accountId" = ${actor.accountId} and contacts.id = listed."contactId"`
  const { rows } = await sql<ListedRow>`select ${contactColumns}, listed."sortKey"
    from ${fromOf(tx, actor, filters)} ${tx.dialect.joinEach('contacts', 'contacts', own)} ${withCompany(actor)}
    where ${matching(actor, filters)} and ${after} ${end}`.execute(tx.db)
  const page = cutPage(order, rows, contactsPerPage)
  return { contacts: page.items.map(toContact), next: page.next }
}

/** Counts the contacts that match all filters. */
export const countContacts = async (tx: ReadTx, actor: Actor, filters: Filter[]) => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${fromOf(tx, actor, filters)}
    where ${matching(actor, filters)}`.execute(tx.db)
  return Number(rows[0]?.total ?? 0)
}
