import * as wire from '../../contract/deals/deals.ts'
import { getDealSummary } from '../../contract/x/deals.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreate, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { summariseDeals } from './deal-summary.ts'
import { createDeal, deleteDeal, updateDeal } from './deals.ts'
import { findDeal, searchDeals } from './find-deals.ts'

export const dealRoutes: Route[] = [
  onPage(wire.listDeals, ({ tx, actor, query, page }) => searchDeals(tx, actor, query, page)),
  onOne(wire.getDeal, 'deal', findDeal),
  onCreate(wire.createDeal, 'case', 'dealId', createDeal),
  onUpdate(wire.updateDeal, 'deals', 'case', updateDeal),
  onDelete(wire.deleteDeal, 'deals', deleteDeal),
  onRead(getDealSummary, async ({ tx, actor, query }) => ({ summary: await summariseDeals(tx, actor, query) })),
]
