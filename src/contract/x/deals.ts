import * as z from 'zod/mini'
import { dealFilters, dealStatus } from '../deals/deals.ts'
import { endpoint } from '../wire/endpoint.ts'
import { count, flag, text } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'

/**
 * The deals of one status in one currency: their number, and the sums of prices and expected values as exact decimal text. By month, won and
 * lost deals count in the month in which they were decided, in the reader's time zone, and pending ones in the month in which they are expected.
 */
const dealSum = wireObject({ dealStatus, currency: text, month: z.optional(text), count, price: text, value: text })
export type DealSum = z.output<typeof dealSum>

/** Totals of the visible deals, with the filters of the list; pending, won, lost, each by currency and, with `by`, by month. With `spread`, a deal by the month or year adds to each of its months. */
export const getDealSummary = endpoint('GET', '/x/deals/summary', {
  query: { ...dealFilters, by: z.optional(z.enum(['month'])), spread: z.optional(flag) },
  reply: { summary: z.array(dealSum) },
})
