import { sql } from 'kysely'
import type { ContactChange, NewContact } from '../../contract/contacts.ts'
import type { Actor } from '../actor.ts'
import { unacceptable } from '../errors.ts'
import { fold } from '../fold.ts'
import type { WriteTx } from '../store/store.ts'
import type { Guarded } from '../store/tables.ts'
import { referredContact, selectContacts } from './find-contacts.ts'

const companyNamed = async (tx: WriteTx, actor: Actor, name: string) => {
  const found = await sql<{ id: string }>`${selectContacts(
    actor,
    sql`contacts.type = 'company' and contacts."sortKey" = ${fold(name)}`,
  )} order by contacts.id limit 1`.execute(tx.db)
  return found.rows[0]?.id
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
