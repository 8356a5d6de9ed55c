import type { DealStatus } from '../../../contract/deals/deals.ts'
import { type DemoDeal, dealOf, type PlaceOf, type ToldDeal } from '../told/customers.ts'
import type { Moments } from '../told/moments.ts'
import { lostDeals } from './lost-deals.ts'
import { pendingDeals } from './pending-deals.ts'
import { wonDeals } from './won-deals.ts'

/** The deals of the story, in all three columns. */
export const deals = (moments: Moments, placeOf: PlaceOf): DemoDeal[] => {
  const columns: [DealStatus, ToldDeal[]][] = [
    ['pending', pendingDeals(moments)],
    ['won', wonDeals(moments)],
    ['lost', lostDeals(moments)],
  ]
  return columns.flatMap(([status, told]) => told.map((deal) => dealOf(status, deal, placeOf)))
}
