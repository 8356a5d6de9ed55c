import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../core/actor.ts'
import { unknownId } from '../../../core/errors.ts'
import { found } from '../../../core/rows/rows.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { ContactRow } from '../../../core/store/tables.ts'
import { attachedFiles } from '../../files/attachments.ts'
import { type ContactRecord, type ReadRow, toContact } from '../contact-record.ts'

/** The columns of a contact and the name of its company, if the actor sees that. */
export const contactColumns = sql`contacts.*, company.name as "companyName"`
export const withCompany = (tx: ReadTx, actor: Actor) =>
  sql`left join "contactNames" as company on company."accountId" = ${actor.accountId}
    and company."contactId" = contacts."companyId" and ${tx.definitions.sees(actor, 'contacts', 'company')}`

/** Selects visible contacts. */
export const selectContacts = (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>) =>
  sql<ReadRow>`select ${contactColumns} from contacts ${withCompany(tx, actor)}
    where contacts."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'contacts')} and ${where}`

/** Returns a visible contact. @throws 404 */
export const findContactRow = async (tx: ReadTx, actor: Actor, id: string): Promise<ReadRow> => {
  const { rows } = await selectContacts(tx, actor, sql`contacts.id = ${id}`).execute(tx.db)
  return found(rows[0])
}

/** Returns a contact with its attached files. @throws 404 */
export const readContact = async (tx: ReadTx, actor: Actor, id: string): Promise<ContactRecord> => {
  const contact = toContact(await findContactRow(tx, actor, id))
  return { ...contact, files: await attachedFiles(tx, actor, contact.attachment) }
}

/** Returns the contact that a request field names. @throws 422 if it is hidden or of another type */
export const referredContact = async (tx: ReadTx, actor: Actor, id: string, field: string, type?: ContactRow['type']): Promise<ReadRow> => {
  const { rows } = await selectContacts(tx, actor, sql`contacts.id = ${id}`).execute(tx.db)
  if (!rows[0] || (type && rows[0].type !== type)) throw unknownId(field)
  return rows[0]
}

/** Returns the row as stored, without joined columns. */
export const ownColumns = ({ companyName: _, ...row }: ReadRow): ContactRow => row
