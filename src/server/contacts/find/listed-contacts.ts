import { type RawBuilder, sql } from 'kysely'
import type { ContactSort } from '../../../contract/contacts/contacts.ts'
import type { Actor } from '../../actor.ts'
import { sees } from '../../kinds/kinds.ts'
import { askedPage, cutPage, type Order, type PageAt } from '../../lists/page.ts'
import { ask } from '../../store/ask.ts'
import type { ReadTx } from '../../store/store.ts'
import { type AskedBy, askedBy, readerIn } from '../../visibility/asked-by.ts'
import { type ListedRow, listed } from '../contact-record.ts'
import { withCompany } from './find-contacts.ts'

export const contactsPerPage = 50
type Sql = RawBuilder<unknown>
type Values = Record<string, string>

/** One condition of a search. `name` stands for its SQL, which is the same in every search that has it; the values come with each. */
export interface Filter {
  name: string
  values: Values
  where?: (values: Values & AskedBy) => Sql
  /** Where its contacts are found: a `select` of their `sortKey` and `contactId`, so that they are in order before any contact is read. */
  lookup?: (values: Values & AskedBy) => Sql
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

const namesOf = (actor: Actor, filters: Filter[]) => [actor.role, ...filters.map(({ name }) => name)].join(', ')
const valuesOf = (actor: Actor, filters: Filter[]): Values & AskedBy =>
  Object.assign(askedBy(actor), ...filters.map(({ values }) => values))

const whereOf = (filters: Filter[], values: Values & AskedBy) =>
  sql.join([sql`1 = 1`, ...filters.flatMap(({ where }) => (where ? [where(values)] : []))], sql` and `)
const fromOf = ({ dialect }: ReadTx, filters: Filter[], values: Values & AskedBy) => {
  const lookup = filters.find((filter) => filter.lookup)?.lookup
  if (!lookup) return listedTable
  return sql`(${lookup(values)}) as l ${dialect.joinFound} ${listedTable}
    on listed."accountId" = ${values.accountId} and listed."sortKey" = l."sortKey" and listed."contactId" = l."contactId"`
}

/** A page of the contacts that pass all filters. */
export const pageOfContacts = async (tx: ReadTx, actor: Actor, filters: Filter[], sort: ContactSort, at: PageAt) => {
  const behind = filters.some(({ lookup }) => lookup)
  const order = orderOf(sort, behind)
  const asked = askedPage(order, at, contactsPerPage)
  const values = { ...valuesOf(actor, filters), ...asked.values }
  const rows = await ask(tx, `contacts, ${asked.name}: ${namesOf(actor, filters)}`, values, (values) => {
    const { after, end } = asked.clause(values)
    const all = selectListed(readerIn(values, actor), sql`${whereOf(filters, values)} and ${after}`, fromOf(tx, filters, values))
    return sql<ListedRow>`${all} ${end}`
  })
  const page = cutPage(order, rows, contactsPerPage)
  return { contacts: page.items.map(listed), next: page.next }
}

/** How many contacts pass all filters. */
export const countContacts = async (tx: ReadTx, actor: Actor, filters: Filter[]) => {
  const [found] = await ask(
    tx,
    `contacts, counted: ${namesOf(actor, filters)}`,
    valuesOf(actor, filters),
    (values) => sql<{
      total: number
    }>`select count(*) as total from ${fromOf(tx, filters, values)} where listed."accountId" = ${values.accountId}
      and ${sees(readerIn(values, actor), 'contacts', 'listed')} and ${whereOf(filters, values)}`,
  )
  return Number(found?.total ?? 0)
}
