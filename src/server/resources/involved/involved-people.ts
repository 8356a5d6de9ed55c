import { sql } from 'kysely'
import type { InvolvedContact } from '../../../contract/contacts/involved.ts'
import type { Actor } from '../../core/actor.ts'
import { changeIds, refuseUnknown } from '../../core/id-list.ts'
import { seenIds } from '../../core/rows/rows.ts'
import { seenName } from '../../core/rows/seen-name.ts'
import { idsIn } from '../../core/store/many-rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { ContactRow } from '../../core/store/tables.ts'
import { contactsIn, type Involved, type People } from './read-involved.ts'

/** The resources that contacts are involved in. */
export type Involving = 'deals' | 'cases'
type Named = Pick<ContactRow, 'id' | 'type' | 'name' | 'lastName'>
const toInvolved = ({ id, type, name, lastName }: Named): InvolvedContact =>
  type === 'person' ? { id, type, name, lastName } : { id, type, name }

/** Returns those of these contacts that the actor sees. */
const namesOf = async (tx: ReadTx, actor: Actor, ids: Set<string>): Promise<Named[]> => {
  if (!ids.size) return []
  const { rows } = await sql<Named>`select n."contactId" as id, n.type, n.name, n."lastName"
    from ${idsIn(tx, [...ids])} as wanted ${tx.dialect.joinFound} "contactNames" as n on n."contactId" = wanted.id
    where n."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'contacts', 'n')}`.execute(tx.db)
  return rows
}

/** Returns the visible contacts that these records are with or about. */
export const visibleContacts = async (tx: ReadTx, actor: Actor, records: Involved[]): Promise<People> =>
  new Map((await namesOf(tx, actor, contactsIn(records))).map((row) => [row.id, toInvolved(row)]))

/** Returns the involved people after a request. The request may only name contacts that the actor sees, even to remove them. */
export const changeInvolved = async (
  tx: ReadTx,
  actor: Actor,
  before: string[] | undefined,
  changes: string[] | undefined,
  field: string,
) => {
  if (!changes?.length) return before ?? []
  const named = changes.map((id) => id.replace(/^-/, ''))
  const seen = await seenIds(tx, actor, 'contacts', named)
  refuseUnknown(changes, (id) => seen.has(id), field)
  return changeIds(before, changes, field, seenName(tx, actor, 'contacts'))
}

/** Matches the records that a contact is involved in. A hidden contact matches none. */
export const isAbout = (tx: ReadTx, actor: Actor, kind: Involving, contactId: string) =>
  sql`${sql.ref(`${kind}.id`)} in (select i."ownerId" from "involvedContacts" as i
    where i."accountId" = ${actor.accountId} and i."contactId" = ${contactId} and i."ownerKind" = ${kind}) and ${isSeen(tx, actor, contactId)}`

/** Matches the records that a company or one of its visible people is involved in. A hidden company matches none. */
export const isAboutCompany = (tx: ReadTx, actor: Actor, kind: Involving, companyId: string) =>
  sql`${sql.ref(`${kind}.id`)} in (select i."ownerId" from contacts as sought join "involvedContacts" as i
    on i."accountId" = ${actor.accountId} and i."contactId" = sought.id and i."ownerKind" = ${kind}
    where sought."accountId" = ${actor.accountId} and (sought.id = ${companyId} or sought."companyId" = ${companyId})
    and ${tx.definitions.sees(actor, 'contacts', 'sought')}) and ${isSeen(tx, actor, companyId)}`

/** Matches if a contact of a filter exists and is visible. */
export const isSeen = (tx: ReadTx, actor: Actor, contactId: string) =>
  sql`exists (select 1 from contacts as sought where sought."accountId" = ${actor.accountId} and sought.id = ${contactId}
    and ${tx.definitions.sees(actor, 'contacts', 'sought')})`
