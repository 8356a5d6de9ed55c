import type { DealStatus } from '../../../contract/deals/deals.ts'
import { type DealSpec, type DemoDeal, dealOf, type PlaceOf } from '../model/customers.ts'
import type { Moments } from '../model/moments.ts'
import { lostDeals } from './lost-deals.ts'
import { pendingDeals } from './pending-deals.ts'
import { wonDeals } from './won-deals.ts'

/** The deals of the story, in all three columns. */
export const deals = (moments: Moments, placeOf: PlaceOf): DemoDeal[] => {
  const columns: [DealStatus, DealSpec[]][] = [
    ['pending', pendingDeals(moments)],
    ['won', wonDeals(moments)],
    ['lost', lostDeals(moments)],
  ]
  return columns.flatMap(([status, spec]) => spec.map((deal) => dealOf(status, deal, placeOf)))
}
