import { sql } from 'kysely'
import { type InvolvedContact, involvedContact } from '../../contract/contacts/involved.ts'
import { Encoded, encode } from '../../contract/wire/encode.ts'
import type { Actor } from '../actor.ts'
import { isKept, newestChange } from '../events/rows.ts'
import { ask } from '../store/ask.ts'
import type { ReadTx } from '../store/store.ts'
import { namesOf, toInvolved } from './involved-people.ts'
import { contactsIn, type Involved, type People } from './read-involved.ts'

type EncodedPeople = People<Encoded<InvolvedContact>>
/** Everybody seen whom these records are with or about, in JSON. */
export type KnownPeople = (tx: ReadTx, actor: Actor, records: Involved[]) => Promise<EncodedPeople>

/** The people of an account, as they are called as of a change. */
interface Known {
  change: string
  people: EncodedPeople
}

/** So many changed rows are looked through; after more of them everything is read anew. */
const mostRows = 1000

/** The contacts that changes since this one touched; undefined where these are too many, or the journal no longer tells of all. */
const touchedSince = async (tx: ReadTx, accountId: string, change: string) => {
  if (!(await isKept(tx, accountId, { changeId: change, position: undefined }))) return undefined
  const rows = await ask(
    tx,
    'rows changed since',
    { accountId, change },
    (given) => sql<{ tableName: string; rowId: string }>`select "tableName", "rowId" from "changeRows"
      where "accountId" = ${given.accountId} and "changeId" > ${given.change} limit ${sql.lit(mostRows + 1)}`,
  )
  return rows.length > mostRows ? undefined : rows.flatMap(({ tableName, rowId }) => (tableName === 'contacts' ? [rowId] : []))
}

/**
 * Keeps what contacts are called whom all of their account's own people see: up to `most` of them, in memory. Every write that is journaled gives
 * its account a newer change, in the order in which they come to be seen: a request that sees a newer one first forgets whom those since touched,
 * and one that sees an older one than others have seen looks everybody up.
 */
export const createKnownPeople = (most: number): KnownPeople => {
  const accounts = new Map<string, Known>()
  let held = 0
  const begin = (accountId: string, change: string) => {
    const known: Known = { change, people: new Map() }
    accounts.set(accountId, known)
    held += 1
    return known
  }
  const keep = (known: Known, id: string, one: Encoded<InvolvedContact>) => {
    if (!known.people.has(id)) held += 1
    known.people.set(id, one)
    if (held <= most) return
    accounts.clear()
    held = 0
  }

  /** What is known in an account, brought up to this change where it was of an older one. */
  const broughtTo = async (tx: ReadTx, accountId: string, change: string): Promise<Known> => {
    const known = accounts.get(accountId) ?? begin(accountId, change)
    const before = known.change
    if (BigInt(before) >= BigInt(change)) return known
    const touched = await touchedSince(tx, accountId, before)
    // Another request may have been through here meanwhile.
    if (accounts.get(accountId) !== known || known.change !== before) return known
    known.change = change
    for (const id of touched ?? [...known.people.keys()]) if (known.people.delete(id)) held -= 1
    return known
  }

  return async (tx, actor, records) => {
    const found: EncodedPeople = new Map()
    if (actor.role === 'client') return found
    const change = await newestChange(tx, actor.accountId)
    const known = await broughtTo(tx, actor.accountId, change)
    const isCurrent = () => known.change === change && accounts.get(actor.accountId) === known
    const missing = new Set<string>()
    const kept = isCurrent() ? known.people : undefined
    for (const id of contactsIn(records)) {
      const one = kept?.get(id)
      if (one) found.set(id, one)
      else missing.add(id)
    }
    for (const row of await namesOf(tx, actor, missing)) {
      const one = new Encoded<InvolvedContact>(JSON.stringify(encode(involvedContact, toInvolved(row))))
      found.set(row.id, one)
      if (row.visibility === 'public' && isCurrent()) keep(known, row.id, one)
    }
    return found
  }
}
