import { sql } from 'kysely'
import type { ContactChange, NewContact } from '../../contract/contacts/contacts.ts'
import { fold } from '../../contract/fold.ts'
import type { Actor } from '../actor.ts'
import { unacceptable } from '../errors.ts'
import { nameKey } from '../kinds/names.ts'
import { reference } from '../kinds/reference.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { Guarded } from '../store/rows/kept.ts'
import type { WriteTx } from '../store/store.ts'
import { selectContacts } from './find/find-contacts.ts'

const companyNamed = async (tx: WriteTx, actor: Actor, name: string) => {
  const alike = sql`contacts.id in (select "contactId" from "listedContacts"
    where "accountId" = ${actor.accountId} and "sortKey" = ${fold(name)} and type = 'company')`
  const { rows } = await sql<ContactRow>`${selectContacts(actor, alike)} order by contacts.id`.execute(tx.db)
  return rows.find((row) => nameKey(row.name) === nameKey(name))?.id
}

/** A company of this name, made where there is none; seen by whom the person is. */
const companyCalled = async (tx: WriteTx, actor: Actor, name: string, guard: Guarded) => {
  const known = await companyNamed(tx, actor, name)
  if (known) return known
  const made = await tx.insert(actor, 'contacts', {
    ...{ type: 'company', name, lastName: '', title: '' },
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

/** The company that a person is in after a request, which names it by its id or its name, or takes them out of it by an empty one. */
export const companyOf = async (
  tx: WriteTx,
  actor: Actor,
  { companyId, companyName }: ContactChange | NewContact,
  guard: Guarded,
  before: string | null,
): Promise<string | null> => {
  const name = companyName?.trim()
  if (companyId && companyName) throw unacceptable('contact.company-name', 'both', 'Give either the company-id or the company-name.')
  const [asked, field] = companyId || name === undefined ? [companyId, 'contact.company-id'] : ['', 'contact.company-name']
  const kept = await reference(tx, actor, 'contacts', { asked, before, field, fits: ({ type }) => type === 'company' })
  return name ? companyCalled(tx, actor, name, guard) : kept
}
