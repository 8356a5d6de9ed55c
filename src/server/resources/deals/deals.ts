import * as wire from '../../../contract/deals/deals.ts'
import { getDealSummary } from '../../../contract/x/deals.ts'
import type { Actor } from '../../core/actor.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead } from '../../core/http/on.ts'
import { onCreate, onDelete, onOne, onPage, onUpdate } from '../../core/http/on-record.ts'
import { reference } from '../../core/rows/reference.ts'
import { createRow, updateRow } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { DealRow } from '../../core/store/tables.ts'
import { changeAcl } from '../../core/visibility/acl.ts'
import { changeLists } from '../involved/change-lists.ts'
import { changeResponsible } from '../involved/change-responsible.ts'
import { summariseDeals } from './deal-summary.ts'
import { findDeal, searchDeals } from './find-deals.ts'

/** The root of a deal in requests is `case`. */
const fields = { root: 'case', group: 'group-id' } as const
const at = (field: string) => `${fields.root}.${field}`
type Referring = Pick<DealRow, 'dealWith' | 'dealCategoryId' | 'dealResponsibleId' | 'projectId'>
const nothing: Referring = { dealWith: null, dealCategoryId: null, dealResponsibleId: null, projectId: null }

/** Returns the records that a deal refers to after a request: the contact, the category and the responsible colleague. */
const refer = async (tx: ReadTx, actor: Actor, asked: wire.DealChange, before: Referring): Promise<Referring> => ({
  dealWith: await reference(tx, actor, 'contacts', { asked: asked.dealWith, before: before.dealWith, field: at('deal-with') }),
  dealCategoryId: await reference(tx, actor, 'dealCategories', {
    asked: asked.dealCategoryId,
    before: before.dealCategoryId,
    field: at('deal-category-id'),
  }),
  projectId: await reference(tx, actor, 'projects', { asked: asked.projectId, before: before.projectId, field: at('project-id') }),
  dealResponsibleId: await changeResponsible(tx, actor, before.dealResponsibleId, asked.dealResponsibleId, at('deal-responsible-id')),
})

const createDeal = async (tx: WriteTx, actor: Actor, asked: wire.NewDeal): Promise<DealRow> => {
  const acl = await changeAcl(tx, actor, asked, fields)
  const referring = await refer(tx, actor, asked, nothing)
  const lists = await changeLists(tx, actor, undefined, asked)
  const account = await tx.db.selectFrom('accounts').select('currency').where('id', '=', actor.accountId).executeTakeFirstOrThrow()
  return createRow(tx, actor, 'deals', {
    name: asked.name,
    ...acl,
    dealStatus: asked.dealStatus ?? 'pending',
    statusSince: tx.now,
    ...referring,
    currency: asked.currency ?? account.currency,
    price: asked.price ?? '',
    priceType: asked.priceType ?? 'fixed',
    duration: asked.duration ?? '',
    expectedOn: asked.expectedOn ?? '',
    backgroundInfo: asked.backgroundInfo ?? '',
    ...lists,
  })
}

const updateDeal = async (tx: WriteTx, actor: Actor, row: DealRow, change: wire.DealChange) => {
  const acl = await changeAcl(tx, actor, change, fields, row)
  const referring = await refer(tx, actor, change, row)
  const lists = await changeLists(tx, actor, row, change)
  const { name, dealStatus = row.dealStatus, currency, price, priceType, duration, expectedOn, backgroundInfo } = change
  const moves = dealStatus !== row.dealStatus
  const patch = {
    name,
    ...acl,
    dealStatus,
    statusSince: moves ? tx.now : row.statusSince,
    ...referring,
    currency,
    price,
    priceType,
    duration,
    expectedOn,
    backgroundInfo,
    ...lists,
  }
  await updateRow(tx, 'deals', row, patch, moves ? wire.dealVerbs[dealStatus] : 'updated')
}

export const dealRoutes: Route[] = [
  onPage(wire.listDeals, ({ tx, actor, query, page }) => searchDeals(tx, actor, query, page)),
  onOne(wire.getDeal, 'deal', findDeal),
  onCreate(wire.createDeal, 'case', 'dealId', createDeal),
  onUpdate(wire.updateDeal, 'deals', 'case', updateDeal),
  onDelete(wire.deleteDeal, 'deals'),
  onRead(getDealSummary, async ({ tx, actor, query }) => ({ summary: await summariseDeals(tx, actor, query) })),
]
