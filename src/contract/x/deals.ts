import * as z from 'zod/mini'
import { dealFilters, dealStatus } from '../deals/deals.ts'
import { endpoint } from '../wire/endpoint.ts'
import { count, text } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'

/** The deals of one status in one currency: how many, the sum of their prices and of what they are expected to bring, exact decimal text. */
const dealSum = wireObject({ dealStatus, currency: text, count, price: text, value: text })
export type DealSum = z.output<typeof dealSum>

/** Over the deals one may see, narrowed as the list is; pending, won, lost, each by currency. */
export const getDealSummary = endpoint('GET', '/x/deals/summary', {
  query: dealFilters,
  reply: wireObject({ summary: z.array(dealSum) }),
})
