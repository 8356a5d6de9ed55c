import * as wire from '../../contract/deals.ts'
import { getDealSummary } from '../../contract/x/deals.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import { summariseDeals } from './deal-summary.ts'
import { createDeal, deleteDeal, updateDeal } from './deals.ts'
import { findDeal, searchDeals } from './find-deals.ts'

export const dealRoutes: Route[] = [
  onRead(wire.listDeals, async ({ tx, actor, query, page, continued }) => {
    const { deals, next, total } = await searchDeals(tx, actor, query, page)
    return { deals, continuedAt: continued(next), xTotal: total }
  }),
  onRead(wire.getDeal, async ({ tx, actor, params, etag }) => {
    const deal = await findDeal(tx, actor, params.id)
    etag(deal.changeId)
    return { deal }
  }),
  onWrite(wire.createDeal, async ({ tx, actor, body }) => ({ dealId: (await createDeal(tx, actor, body.case)).id })),
  onWrite(wire.updateDeal, ({ tx, actor, params, body }) => updateDeal(tx, actor, params.id, body.case), current('deals')),
  onWrite(wire.deleteDeal, ({ tx, actor, params }) => deleteDeal(tx, actor, params.id), current('deals')),
  onRead(getDealSummary, async ({ tx, actor, query }) => ({ summary: await summariseDeals(tx, actor, query) })),
]
