import { sql } from 'kysely'
import type { BatchEntry, NewContact } from '../../../contract/contacts/contacts.ts'
import type { Actor } from '../../core/actor.ts'
import { Refusal } from '../../core/errors.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { ContactRow } from '../../core/store/tables.ts'
import { addNote } from '../notes/notes.ts'
import { namedTags } from '../tags/tags.ts'
import { companyNamed } from './company-of.ts'

/** Returns the id of the visible contact of the same type that has an e-mail address of this one, or of the company of this name. */
const knownContact = async (tx: WriteTx, actor: Actor, { type, name, contactData = [] }: NewContact) => {
  const emails = contactData.flatMap(({ entityType, entityValue = '' }) =>
    entityType === 'e-mail' ? entityValue.trim().toLowerCase() : [],
  )
  if (emails.length > 0) {
    const { rows } = await sql<{ id: string }>`select listed."contactId" as id from "listedContacts" as listed
      where listed."accountId" = ${actor.accountId} and listed.type = ${type} and ${tx.definitions.sees(actor, 'contacts', 'listed')}
      and listed."contactId" in (select "contactId" from "contactEmails" where "accountId" = ${actor.accountId}
        and email in (select value from ${tx.dialect.textsOf(sql`${JSON.stringify(emails)}`, 'sought')}))
      order by listed."contactId" limit 1`.execute(tx.db)
    if (rows[0]) return rows[0].id
  }
  return type === 'company' ? companyNamed(tx, actor, name) : undefined
}

type Create = (tx: WriteTx, actor: Actor, contact: NewContact, tags: readonly string[]) => Promise<ContactRow>

/** Creates contacts in turn, each with its tags and its note, or finds those that are known. @throws the first refusal, with the place of its entry */
export const createEach = async (tx: WriteTx, actor: Actor, entries: readonly BatchEntry[], create: Create) => {
  const done: { id: string; created: boolean }[] = []
  for (const [at, { contact, tags, note, unlessKnown }] of entries.entries()) {
    const known = unlessKnown ? await knownContact(tx, actor, contact) : undefined
    try {
      if (known === undefined) {
        const row = await create(tx, actor, contact, tags ? await namedTags(tx, actor, tags) : [])
        if (note !== undefined) await addNote(tx, actor, 'contacts', row, { body: note })
        done.push({ id: row.id, created: true })
      } else done.push({ id: known, created: false })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const faults = error.faults.map((fault) => ({ ...fault, ...(fault.field && { field: `contacts.${at}.${fault.field}` }) }))
      throw new Refusal(error.status, faults, error.headers)
    }
  }
  return done
}
