import { sql } from 'kysely'
import type { ContactChange, NewContact } from '../../contract/contacts.ts'
import { fold } from '../../contract/fold.ts'
import type { Actor } from '../actor.ts'
import { unacceptable } from '../errors.ts'
import { nameKey } from '../kinds/names.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { Guarded } from '../store/rows/kept.ts'
import type { WriteTx } from '../store/store.ts'
import { referredContact, selectContacts } from './find/find-contacts.ts'

const companyNamed = async (tx: WriteTx, actor: Actor, name: string) => {
  const alike = sql`contacts.id in (select "contactId" from "listedContacts"
    where "accountId" = ${actor.accountId} and "sortKey" = ${fold(name)} and type = 'company')`
  const { rows } = await sql<ContactRow>`${selectContacts(actor, alike)} order by contacts.id`.execute(tx.db)
  return rows.find((row) => nameKey(row.name) === nameKey(name))?.id
}

/** The company that a request puts a person into: `undefined` where it says nothing, `null` where it takes them out; a name that no company has makes one, seen by whom the person is. */
export const companyOf = async (
  tx: WriteTx,
  actor: Actor,
  asked: ContactChange | NewContact,
  guard: Guarded,
): Promise<string | null | undefined> => {
  const { companyId, companyName } = asked
  if (companyId && companyName) throw unacceptable('contact.company-name', 'both', 'Give either the company-id or the company-name.')
  if (companyId) return (await referredContact(tx, actor, companyId, 'contact.company-id', 'company')).id
  if (companyName?.trim()) {
    const known = await companyNamed(tx, actor, companyName)
    if (known) return known
    const named = { type: 'company' as const, name: companyName.trim(), lastName: '', title: '' }
    const made = await tx.insert(actor, 'contacts', {
      ...named,
      ...guard,
      companyId: null,
      backgroundInfo: '',
      contactData: '[]',
      importantDates: '[]',
      addresses: '[]',
      attachment: '[]',
      tags: '[]',
    })
    return made.id
  }
  return companyId === '' || companyName !== undefined ? null : undefined
}
