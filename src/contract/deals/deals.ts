import * as z from 'zod/mini'
import { involved } from '../contacts/involved.ts'
import { groupShown, groupVisibility } from '../visibility.ts'
import { endpoint } from '../wire/endpoint.ts'
import { countedPageOf } from '../wire/records.ts'
import { currency, filledLine, flag, id, idChange, idOrNone, listOf, longText, moneyOrNone, quantityOrNone, text } from '../wire/values.ts'
import { bodyObject, coded, type Schema, wireObject } from '../wire/wire.ts'

export const dealStatus = z.enum(['pending', 'won', 'lost'])
export type DealStatus = z.output<typeof dealStatus>
/** A fixed price, or a price per hour, month or year. */
export const priceType = z.enum(['fixed', 'hour', 'month', 'year'])
export type PriceType = z.output<typeof priceType>

/** `dealWith` and people of `involvedPeople` are absent where the reader may not see them. `value` is what it is expected to bring, exact decimal text, absent without a price. */
export const deal = wireObject({
  id,
  name: text,
  type: z.enum(['deal']),
  ...groupShown,
  dealStatus,
  /** When the deal got this status. */
  statusSince: text,
  currency: text,
  price: z.optional(text),
  priceType,
  duration: z.optional(text),
  value: z.optional(text),
  dealCategoryId: z.optional(id),
  dealResponsibleId: z.optional(id),
  backgroundInfo: text,
  author: id,
  createdAt: text,
  dealWith: z.optional(id),
  ...involved,
  updatedAt: text,
})
export type Deal = z.output<typeof deal>

const changeable = {
  name: z.optional(filledLine()),
  ...groupVisibility,
  dealStatus: z.optional(dealStatus),
  dealWith: z.optional(idOrNone),
  currency: z.optional(currency),
  price: z.optional(moneyOrNone),
  priceType: z.optional(priceType),
  duration: z.optional(quantityOrNone),
  dealCategoryId: z.optional(idOrNone),
  dealResponsibleId: z.optional(idOrNone),
  backgroundInfo: z.optional(longText),
  involvedPeople: z.optional(listOf(idChange)),
}
const dealChange = bodyObject(changeable)
const newDeal = bodyObject({ ...changeable, name: filledLine() })
export type DealChange = z.output<typeof dealChange>
export type NewDeal = z.output<typeof newDeal>

/** The filter uses `win` for the status `won`. */
const statusFilter: Schema<DealStatus> = coded(
  z.enum(['pending', 'win', 'lost']),
  (asked) => (asked === 'win' ? 'won' : asked),
  (status) => (status === 'won' ? 'win' : status),
)
/** The sort orders of the list; a leading minus reverses one. */
const dealSort = z.enum(['created', '-created', 'value', '-value', 'name', '-name'])
export type DealSort = z.output<typeof dealSort>

/** Our extensions. `xWith`: the contact that the deal is with; `xContact`: that contact or an involved one. */
export const dealFilters = {
  xResponsible: z.optional(id),
  xCategory: z.optional(id),
  xWith: z.optional(id),
  xContact: z.optional(id),
  xCurrency: z.optional(currency),
}

/** Newest first by default. */
export const listDeals = endpoint('GET', '/deals', {
  paged: 'query',
  query: { status: z.optional(statusFilter), ...dealFilters, xSort: z.optional(dealSort), xCount: z.optional(flag) },
  reply: countedPageOf({ deals: z.array(deal) }),
})
export const getDeal = endpoint('GET', '/deals/:id', { reply: wireObject({ deal }) })
/** The root key of a deal's request is `case`. */
export const createDeal = endpoint('POST', '/deals', { body: bodyObject({ case: newDeal }), reply: wireObject({ dealId: id }) })
export const updateDeal = endpoint('PUT', '/deals/:id', { body: bodyObject({ case: dealChange }) })
export const deleteDeal = endpoint('DELETE', '/deals/:id')
