import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import { notFound, unknownId } from '../../errors.ts'
import { sees } from '../../kinds/kinds.ts'
import type { ContactRow } from '../../store/rows/contacts.ts'
import type { ReadTx } from '../../store/store.ts'
import type { ReadRow } from '../contact-record.ts'

/** What is read of `contacts`: with the name of their company, where the actor sees that. */
export const contactColumns = sql`contacts.*, company.name as "companyName"`
export const withCompany = (actor: Actor) =>
  sql`left join "contactNames" as company on company."accountId" = ${actor.accountId}
    and company."contactId" = contacts."companyId" and ${sees(actor, 'contacts', 'company')}`

/** Reads contacts that the actor may see. */
export const selectContacts = (actor: Actor, where: RawBuilder<unknown>) =>
  sql<ReadRow>`select ${contactColumns} from contacts ${withCompany(actor)}
    where contacts."accountId" = ${actor.accountId} and ${sees(actor, 'contacts')} and ${where}`

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
