import type { DealChange, NewDeal } from '../../contract/deals.ts'
import type { Actor } from '../actor.ts'
import { referredContact } from '../contacts/find/find-contacts.ts'
import { unknownId } from '../errors.ts'
import { changeInvolved } from '../involved/involved-people.ts'
import { describe, findDeletable, findEditable, referredRow } from '../kinds/find.ts'
import { removeEverythingOn } from '../kinds/remove-everything-on.ts'
import type { DealRow } from '../store/rows/deals.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import { changeGuard } from '../visibility/guard.ts'

/** The root of a deal's request is `case`. */
const fields = { root: 'case', group: 'group-id' } as const
const at = (field: string) => `${fields.root}.${field}`
const wherever = (text: string | undefined, before: string | null) => (text === undefined ? before : text || null)

/** The records that a request points at: the party, the category, and somebody of one's own who answers for it. */
const refer = async (tx: ReadTx, actor: Actor, { dealWith, dealCategoryId, dealResponsibleId }: DealChange, before?: DealRow) => {
  if (dealWith) await referredContact(tx, actor, dealWith, at('deal-with'))
  // Who does not see the party cannot take it off either.
  if (dealWith === '' && before?.dealWith) await referredContact(tx, actor, before.dealWith, at('deal-with'))
  if (dealCategoryId) await referredRow(tx, actor, 'dealCategories', dealCategoryId, at('deal-category-id'))
  if (!dealResponsibleId || dealResponsibleId === before?.dealResponsibleId) return
  const user = await referredRow(tx, actor, 'users', dealResponsibleId, at('deal-responsible-id'))
  if (user.role === 'client' || user.active === 0) throw unknownId(at('deal-responsible-id'))
}

export const createDeal = async (tx: WriteTx, actor: Actor, asked: NewDeal): Promise<DealRow> => {
  const guard = await changeGuard(tx, actor, asked, fields)
  await refer(tx, actor, asked)
  const involvedPeople = await changeInvolved(tx, actor, '[]', asked.involvedPeople, at('involved-people'), true)
  const account = await tx.db.selectFrom('accounts').select('currency').where('id', '=', actor.accountId).executeTakeFirstOrThrow()
  const row = await tx.insert(actor, 'deals', {
    name: asked.name,
    ...guard,
    dealStatus: asked.dealStatus ?? 'pending',
    statusSince: tx.now,
    dealWith: asked.dealWith || null,
    currency: asked.currency ?? account.currency,
    price: asked.price ?? '',
    priceType: asked.priceType ?? 'fixed',
    duration: asked.duration ?? '',
    dealCategoryId: asked.dealCategoryId || null,
    dealResponsibleId: asked.dealResponsibleId || null,
    backgroundInfo: asked.backgroundInfo ?? '',
    involvedPeople,
  })
  describe(tx, 'created', 'deals', row)
  return row
}

/** What the history calls a change to each status. */
const verbs = { pending: 'reopened', won: 'won', lost: 'lost' } as const

export const updateDeal = async (tx: WriteTx, actor: Actor, id: string, change: DealChange) => {
  const row = await findEditable(tx, actor, 'deals', id)
  const guard = await changeGuard(tx, actor, change, fields, row)
  await refer(tx, actor, change, row)
  const involvedPeople = await changeInvolved(tx, actor, row.involvedPeople, change.involvedPeople, at('involved-people'), false)
  const { name, dealStatus = row.dealStatus, currency, price, priceType, duration, backgroundInfo } = change
  const moves = dealStatus !== row.dealStatus
  const next = await tx.update('deals', row, {
    name,
    ...guard,
    dealStatus,
    statusSince: moves ? tx.now : row.statusSince,
    dealWith: wherever(change.dealWith, row.dealWith),
    currency,
    price,
    priceType,
    duration,
    dealCategoryId: wherever(change.dealCategoryId, row.dealCategoryId),
    dealResponsibleId: wherever(change.dealResponsibleId, row.dealResponsibleId),
    backgroundInfo,
    involvedPeople,
  })
  describe(tx, moves ? verbs[dealStatus] : 'updated', 'deals', next)
}

/** Takes a deal out with everything on it. */
export const deleteDeal = async (tx: WriteTx, actor: Actor, id: string) => {
  const row = await findDeletable(tx, actor, 'deals', id)
  await removeEverythingOn(tx, actor, 'deals', id)
  await tx.remove('deals', row)
  describe(tx, 'deleted', 'deals', row)
}
