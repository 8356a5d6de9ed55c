import type { DealChange, NewDeal } from '../../contract/deals/deals.ts'
import type { Actor } from '../actor.ts'
import { changeResponsible } from '../involved/change-responsible.ts'
import { changeInvolved } from '../involved/involved-people.ts'
import { deleteRow, describe, findEditable } from '../kinds/find.ts'
import { reference } from '../kinds/reference.ts'
import { removeEverythingOn } from '../kinds/remove-everything-on.ts'
import type { DealRow } from '../store/rows/deals.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import { changeGuard } from '../visibility/guard.ts'

/** The root of a deal's request is `case`. */
const fields = { root: 'case', group: 'group-id' } as const
const at = (field: string) => `${fields.root}.${field}`
type Referring = Pick<DealRow, 'dealWith' | 'dealCategoryId' | 'dealResponsibleId'>
const nothing: Referring = { dealWith: null, dealCategoryId: null, dealResponsibleId: null }

/** The records that a deal points at after a request: the party, the category, and who answers for it, who is somebody of one's own. */
const refer = async (tx: ReadTx, actor: Actor, asked: DealChange, before: Referring): Promise<Referring> => ({
  dealWith: await reference(tx, actor, 'contacts', { asked: asked.dealWith, before: before.dealWith, field: at('deal-with') }),
  dealCategoryId: await reference(tx, actor, 'dealCategories', {
    asked: asked.dealCategoryId,
    before: before.dealCategoryId,
    field: at('deal-category-id'),
  }),
  dealResponsibleId: await changeResponsible(tx, actor, before.dealResponsibleId, asked.dealResponsibleId, at('deal-responsible-id')),
})

export const createDeal = async (tx: WriteTx, actor: Actor, asked: NewDeal): Promise<DealRow> => {
  const guard = await changeGuard(tx, actor, asked, fields)
  const referring = await refer(tx, actor, asked, nothing)
  const involvedPeople = await changeInvolved(tx, actor, '[]', asked.involvedPeople, at('involved-people'), true)
  const account = await tx.db.selectFrom('accounts').select('currency').where('id', '=', actor.accountId).executeTakeFirstOrThrow()
  const row = await tx.insert(actor, 'deals', {
    name: asked.name,
    ...guard,
    dealStatus: asked.dealStatus ?? 'pending',
    statusSince: tx.now,
    ...referring,
    currency: asked.currency ?? account.currency,
    price: asked.price ?? '',
    priceType: asked.priceType ?? 'fixed',
    duration: asked.duration ?? '',
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
  const referring = await refer(tx, actor, change, row)
  const involvedPeople = await changeInvolved(tx, actor, row.involvedPeople, change.involvedPeople, at('involved-people'), false)
  const { name, dealStatus = row.dealStatus, currency, price, priceType, duration, backgroundInfo } = change
  const moves = dealStatus !== row.dealStatus
  const next = await tx.update('deals', row, {
    name,
    ...guard,
    dealStatus,
    statusSince: moves ? tx.now : row.statusSince,
    ...referring,
    currency,
    price,
    priceType,
    duration,
    backgroundInfo,
    involvedPeople,
  })
  describe(tx, moves ? verbs[dealStatus] : 'updated', 'deals', next)
}

/** Takes a deal out with everything on it. */
export const deleteDeal = (tx: WriteTx, actor: Actor, id: string) =>
  deleteRow(tx, actor, 'deals', id, () => removeEverythingOn(tx, actor, 'deals', id))
