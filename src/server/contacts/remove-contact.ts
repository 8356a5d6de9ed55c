import type { Actor } from '../actor.ts'
import { refuse } from '../errors.ts'
import { replaceContact } from '../involved/replace-contact.ts'
import { removeEverythingOn } from '../kinds/remove-everything-on.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import { leaveProjects } from '../projects/contact-in-projects.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'

/** Whether a contact is the company of the workspace itself. */
export const isOwnCompany = async (tx: ReadTx, actor: Actor, id: string) => {
  const account = await tx.db.selectFrom('accounts').select('ownCompanyId').where('id', '=', actor.accountId).executeTakeFirst()
  return account?.ownCompanyId === id
}

/** 409 where somebody signs in as one of this company. */
export const refuseClients = async (tx: ReadTx, { accountId, id }: ContactRow, field?: string) => {
  const of = tx.db.selectFrom('users').select('name').where('accountId', '=', accountId).where('companyId', '=', id)
  const client = await of.executeTakeFirst()
  if (client) throw refuse(409, 'has-users', `${client.name} signs in as somebody of this company; move them to another first.`, field)
}

/** Takes a contact out with everything on it; its people stay, without a company, and deals and cases without it. */
export const removeContactRow = async (tx: WriteTx, actor: Actor, row: ContactRow) => {
  await refuseClients(tx, row)
  await leaveProjects(tx, actor, row.id)
  await removeEverythingOn(tx, actor, 'contacts', row.id)
  await replaceContact(tx, actor, row.id, null)
  const people = await peopleOf(tx, actor, row.id)
  await tx.updateMany(
    'contacts',
    people.map((person) => ({ row: person, patch: { companyId: null } })),
  )
  await tx.remove('contacts', row)
}

/** Everyone of a company, seen or not: what is true of the company is true of all of them. */
export const peopleOf = (tx: ReadTx, actor: Actor, companyId: string) => rowsWith(tx, actor, 'contacts', { companyId })
