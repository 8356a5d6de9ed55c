import { sql } from 'kysely'
import type { ContactChange, NewContact } from '../../../contract/contacts/contacts.ts'
import { nameKey } from '../../../contract/name-order.ts'
import { normalizeForSearch } from '../../../contract/normalize-for-search.ts'
import type { Actor } from '../../core/actor.ts'
import { unacceptable } from '../../core/errors.ts'
import { reference } from '../../core/rows/reference.ts'
import type { Acl } from '../../core/store/common-columns.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { ContactRow } from '../../core/store/tables.ts'
import { selectContacts } from './find/find-contacts.ts'

/** Returns the id of the visible company with this name. */
export const companyNamed = async (tx: WriteTx, actor: Actor, name: string) => {
  const alike = sql`contacts.id in (select "contactId" from "listedContacts"
    where "accountId" = ${actor.accountId} and "sortKey" = ${normalizeForSearch(name)} and type = 'company')`
  const { rows } = await sql<ContactRow>`${selectContacts(tx, actor, alike)} order by contacts.id`.execute(tx.db)
  return rows.find((row) => nameKey(row.name) === nameKey(name))?.id
}

/** Returns the company with this name. Creates it, with the visibility of the person, if there is none. */
const companyCalled = async (tx: WriteTx, actor: Actor, name: string, acl: Acl) => {
  const known = await companyNamed(tx, actor, name)
  if (known) return known
  const made = await tx.insert(actor, 'contacts', {
    ...{ type: 'company', name, lastName: '', title: '' },
    ...acl,
    companyId: null,
    backgroundInfo: '',
    contactData: [],
    importantDates: [],
    addresses: [],
    attachment: [],
    tags: [],
  })
  return made.id
}

/** Returns a person's company after a request, which gives its id or its name, or an empty value to remove it. */
export const companyOf = async (
  tx: WriteTx,
  actor: Actor,
  { companyId, companyName }: ContactChange | NewContact,
  acl: Acl,
  before: string | null,
): Promise<string | null> => {
  const name = companyName?.trim()
  if (companyId && companyName) throw unacceptable('contact.company-name', 'both', 'Give either the company-id or the company-name.')
  const [asked, field] = companyId || name === undefined ? [companyId, 'contact.company-id'] : ['', 'contact.company-name']
  const kept = await reference(tx, actor, 'contacts', { asked, before, field, fits: ({ type }) => type === 'company' })
  return name ? companyCalled(tx, actor, name, acl) : kept
}
