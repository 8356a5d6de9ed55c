import { sql } from 'kysely'
import type { InvolvedContact } from '../../contract/contacts/involved.ts'
import type { Actor } from '../actor.ts'
import { unknownId } from '../errors.ts'
import { changeIds } from '../id-list.ts'
import { sees } from '../kinds/kinds.ts'
import { idsIn } from '../store/ids-in.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { ReadTx } from '../store/store.ts'
import { contactsIn, type Involved, type People } from './read-involved.ts'

/** The kinds of record that people are involved in. */
export type Involving = 'deals' | 'cases'
type Named = Pick<ContactRow, 'id' | 'type' | 'name' | 'lastName'>
const toInvolved = ({ id, type, name, lastName }: Named): InvolvedContact =>
  type === 'person' ? { id, type, name, lastName } : { id, type, name }

/** Those of these contacts whom the actor sees. */
const namesOf = async (tx: ReadTx, actor: Actor, ids: Set<string>): Promise<Named[]> => {
  if (!ids.size) return []
  const { rows } = await sql<Named>`select n."contactId" as id, n.type, n.name, n."lastName"
    from ${idsIn(tx, [...ids])} as wanted ${tx.dialect.joinFound} "contactNames" as n on n."contactId" = wanted.id
    where n."accountId" = ${actor.accountId} and ${sees(actor, 'contacts', 'n')}`.execute(tx.db)
  return rows
}

/** Everybody seen whom these records are with or about. */
export const peopleOf = async (tx: ReadTx, actor: Actor, records: Involved[]): Promise<People> =>
  new Map((await namesOf(tx, actor, contactsIn(records))).map((row) => [row.id, toInvolved(row)]))

/** The involved people after a request, which names nobody whom the actor may not see, not even to take them out. */
export const changeInvolved = async (
  tx: ReadTx,
  actor: Actor,
  before: string,
  changes: string[] | undefined,
  field: string,
  creating: boolean,
) => {
  if (!changes?.length) return before
  const named = changes.map((id) => id.replace(/^-/, ''))
  const { rows } = await sql<{ id: string }>`select contacts.id from contacts
    where contacts."accountId" = ${actor.accountId} and contacts.id in (${sql.join(named)}) and ${sees(actor, 'contacts')}`.execute(tx.db)
  const seen = new Set(rows.map(({ id }) => id))
  const missing = named.findIndex((id) => !seen.has(id))
  if (missing >= 0) throw unknownId(`${field}.${missing}`)
  return JSON.stringify(changeIds(JSON.parse(before) as string[], changes, field, creating))
}

/** The records that a contact has to do with, as a filter; a contact that one may not see finds none. */
export const isAbout = (actor: Actor, kind: Involving, contactId: string) =>
  sql`${sql.ref(`${kind}.id`)} in (select i."ownerId" from "involvedContacts" as i
    where i."accountId" = ${actor.accountId} and i."contactId" = ${contactId} and i."ownerKind" = ${kind}) and ${isSeen(actor, contactId)}`

/** Whether a contact that a filter names is there and seen. */
export const isSeen = (actor: Actor, contactId: string) =>
  sql`exists (select 1 from contacts as sought where sought."accountId" = ${actor.accountId} and sought.id = ${contactId}
    and ${sees(actor, 'contacts', 'sought')})`
