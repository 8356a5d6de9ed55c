import type { Actor } from '../actor.ts'
import type { WriteTx } from '../store/store.ts'
import type { Involving } from './involved-people.ts'

const replaced = (json: string, id: string, by: string | null) => {
  const ids = JSON.parse(json) as string[]
  const next = ids.flatMap((other) => (other !== id ? [other] : by === null || ids.includes(by) ? [] : [by]))
  return JSON.stringify(next)
}

/** Puts another contact, or none, in the place of one that goes: in every deal and case, seen or not. */
export const replaceContact = async (tx: WriteTx, actor: Actor, id: string, by: string | null) => {
  const about = async (kind: Involving) => {
    const rows = await tx.db
      .selectFrom('involvedContacts')
      .select('ownerId')
      .where('accountId', '=', actor.accountId)
      .where('contactId', '=', id)
      .where('ownerKind', '=', kind)
      .execute()
    return rows.map(({ ownerId }) => ownerId)
  }
  for (const dealId of await about('deals')) {
    const deal = await tx.db
      .selectFrom('deals')
      .selectAll()
      .where('accountId', '=', actor.accountId)
      .where('id', '=', dealId)
      .executeTakeFirstOrThrow()
    const involvedPeople = replaced(deal.involvedPeople, id, by)
    await tx.update('deals', deal, { dealWith: deal.dealWith === id ? by : deal.dealWith, involvedPeople })
  }
  for (const caseId of await about('cases')) {
    const found = await tx.db
      .selectFrom('cases')
      .selectAll()
      .where('accountId', '=', actor.accountId)
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow()
    await tx.update('cases', found, { involvedPeople: replaced(found.involvedPeople, id, by) })
  }
}
