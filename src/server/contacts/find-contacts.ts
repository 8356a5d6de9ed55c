import { type RawBuilder, sql } from 'kysely'
import type { ContactSort } from '../../contract/contacts.ts'
import type { Actor } from '../actor.ts'
import { notFound, unknownId } from '../errors.ts'
import { sees } from '../kinds.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../page.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { ReadTx } from '../store/store.ts'
import { type ListedRow, listed, type ReadRow } from './contact-record.ts'

export const contactsPerPage = 50
const column = (name: string) => sql.ref(`contacts.${name}`)

/** An order of contacts. Behind a lookup table the name order is that table's own, which costs no sorting. */
export const orderOf = (sort: ContactSort, behindLookup: boolean): Order<ListedRow> => {
  const [key, place] = sort.endsWith('name')
    ? (['sortKey', behindLookup ? 'l' : 'contacts'] as const)
    : (['updatedAt', 'contacts'] as const)
  return {
    name: sort,
    descending: sort.startsWith('-'),
    keys: [
      { column: sql.ref(`${place}.${key}`), read: (row) => row[key] },
      { column: sql.ref(place === 'l' ? 'l.contactId' : 'contacts.id'), read: (row) => row.id },
    ],
  }
}

const listedColumns = sql.join(['id', 'companyId', 'updatedAt', 'record', 'sortKey'].map(column))

/** Reads contacts that the actor may see, together with the name of a company that they may see too. */
const select = (actor: Actor, columns: RawBuilder<unknown>, where: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`
  select ${columns}, company.name as "companyName" from ${from}
  left join contacts as company on company."accountId" = contacts."accountId" and company.id = contacts."companyId" and ${sees(actor, 'contacts', 'company')}
  where contacts."accountId" = ${actor.accountId} and ${sees(actor, 'contacts')} and ${where}`

export const selectContacts = (actor: Actor, where: RawBuilder<unknown>) =>
  select(actor, sql`contacts.*`, where, sql`contacts`) as RawBuilder<ReadRow>

/** What a list needs of contacts; `also` and `from` let it order them by another table. */
export const selectListed = (
  actor: Actor,
  where: RawBuilder<unknown>,
  from: RawBuilder<unknown> = sql`contacts`,
  also: RawBuilder<unknown> = sql``,
) => select(actor, sql`${listedColumns}${also}`, where, from)

interface Asked {
  where: RawBuilder<unknown>
  from: RawBuilder<unknown>
  order: Order<ListedRow>
  at: PageAt
}
export const pageOfContacts = async (tx: ReadTx, actor: Actor, { where, from, order, at }: Asked) => {
  const clause = pageClause(order, at, contactsPerPage)
  const { rows } = await sql<ListedRow>`${selectListed(actor, sql`${where} and ${clause.after}`, from)} ${clause.end}`.execute(tx.db)
  const page = cutPage(order, rows, contactsPerPage)
  return { contacts: page.items.map(listed), next: page.next }
}

/** One contact that the actor may see; 404 otherwise. */
export const findContactRow = async (tx: ReadTx, actor: Actor, id: string): Promise<ReadRow> => {
  const { rows } = await selectContacts(actor, sql`contacts.id = ${id}`).execute(tx.db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** A contact that a request names in a field: 422 there where it is not to be seen (or not of the wanted type). */
export const referredContact = async (tx: ReadTx, actor: Actor, id: string, field: string, type?: ContactRow['type']): Promise<ReadRow> => {
  const { rows } = await selectContacts(actor, sql`contacts.id = ${id}`).execute(tx.db)
  if (!rows[0] || (type && rows[0].type !== type)) throw unknownId(field)
  return rows[0]
}

/** The row as the table has it, without what the reading added. */
export const ownColumns = ({ companyName: _, ...row }: ReadRow): ContactRow => row
