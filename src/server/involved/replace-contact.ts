import type { Actor } from '../actor.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import type { WriteTx } from '../store/store.ts'
import type { JournaledTables } from '../store/tables.ts'
import type { Involving } from './involved-people.ts'

const replaced = (json: string, id: string, by: string | null) => {
  const ids = JSON.parse(json) as string[]
  const next = ids.flatMap((other) => (other !== id ? [other] : by === null || ids.includes(by) ? [] : [by]))
  return JSON.stringify(next)
}

/** The deals or cases that a contact has to do with, seen or not. */
const rowsAbout = async <T extends Involving>(tx: WriteTx, actor: Actor, table: T, contactId: string) => {
  const about = await tx.db
    .selectFrom('involvedContacts')
    .select('ownerId')
    .where('accountId', '=', actor.accountId)
    .where('contactId', '=', contactId)
    .where('ownerKind', '=', table)
    .execute()
  const rows: JournaledTables[T][] = []
  for (const { ownerId } of about) rows.push(...(await rowsWith(tx, actor, table, { id: ownerId } as Partial<JournaledTables[T]>)))
  return rows
}

/** Puts another contact, or none, in the place of one that goes: in every deal and case, seen or not. */
export const replaceContact = async (tx: WriteTx, actor: Actor, id: string, by: string | null) => {
  for (const deal of await rowsAbout(tx, actor, 'deals', id)) {
    const involvedPeople = replaced(deal.involvedPeople, id, by)
    await tx.update('deals', deal, { dealWith: deal.dealWith === id ? by : deal.dealWith, involvedPeople })
  }
  for (const found of await rowsAbout(tx, actor, 'cases', id))
    await tx.update('cases', found, { involvedPeople: replaced(found.involvedPeople, id, by) })
}
