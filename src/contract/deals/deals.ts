import * as z from 'zod/mini'
import type { Verb } from '../actions.ts'
import { involved } from '../contacts/involved.ts'
import { file } from '../notes/file-record.ts'
import { searchWords } from '../search-words.ts'
import { groupShown, groupVisibility, visibility } from '../visibility.ts'
import { endpoint } from '../wire/endpoint.ts'
import { currency, moneyOrNone, quantityOrNone } from '../wire/money.ts'
import { countedPageOf, creates } from '../wire/records.ts'
import { dayOrNone, filledLine, flag, id, idChange, idOrNone, listOf, longText, monthOrNone, text } from '../wire/values.ts'
import { bodyObject, coded, type Schema, wireObject } from '../wire/wire.ts'

export const dealStatus = z.enum(['pending', 'won', 'lost'])
export type DealStatus = z.output<typeof dealStatus>
/** The verb of the change that gives a deal a status. */
export const dealVerbs = { pending: 'reopened', won: 'won', lost: 'lost' } as const satisfies Record<DealStatus, Verb>
/** A fixed price, or a price per hour, month or year. */
export const priceType = z.enum(['fixed', 'hour', 'month', 'year'])
export type PriceType = z.output<typeof priceType>

/**
 * A deal in a response. It omits contacts that the user cannot see. `value` is the expected value as exact decimal text, absent without a price.
 * `expectedOn`, `projectId`, `attachment` and `files` extend the interface.
 */
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
  /** The day on which a decision is expected. */
  expectedOn: z.optional(text),
  /** The project that carries out the deal. */
  projectId: z.optional(id),
  backgroundInfo: text,
  attachment: z.array(id),
  /** The attached files; single reads only. */
  files: z.optional(z.array(file)),
  author: id,
  createdAt: text,
  dealWith: z.optional(id),
  ...involved,
  updatedAt: text,
})
export type Deal = z.output<typeof deal>

const dealName = filledLine(255, 'Enter a name.')
const changeable = {
  name: z.optional(dealName),
  ...groupVisibility,
  dealStatus: z.optional(dealStatus),
  dealWith: z.optional(idOrNone),
  currency: z.optional(currency),
  price: z.optional(moneyOrNone),
  priceType: z.optional(priceType),
  duration: z.optional(quantityOrNone),
  dealCategoryId: z.optional(idOrNone),
  dealResponsibleId: z.optional(idOrNone),
  expectedOn: z.optional(dayOrNone),
  projectId: z.optional(idOrNone),
  backgroundInfo: z.optional(longText),
  attachment: z.optional(listOf(idChange)),
  involvedPeople: z.optional(listOf(idChange)),
}
const dealChange = bodyObject(changeable)
const newDeal = bodyObject({ ...changeable, name: dealName })
export type DealChange = z.output<typeof dealChange>
export type NewDeal = z.output<typeof newDeal>

/** The filter uses `win` for the status `won`. */
const statusFilter: Schema<DealStatus> = coded(
  z.enum(['pending', 'win', 'lost']),
  (asked) => (asked === 'win' ? 'won' : asked),
  (status) => (status === 'won' ? 'win' : status),
)
/** The sort orders of the list; a leading minus reverses one. */
const dealSort = z.enum(['created', '-created', 'value', '-value', 'name', '-name', 'expected', '-expected', 'id', '-id'])
export type DealSort = z.output<typeof dealSort>

/**
 * Our extensions. `xWith` is the contact that the deal is with; `xContact` is that contact or an involved one; `xCompany` is a company, and finds the
 * deals of its people too; `xTerm` is part of the name.
 */
export const dealFilters = {
  xResponsible: z.optional(id),
  xUnassigned: z.optional(flag),
  /** Only deals without an open task. */
  xWithoutTask: z.optional(flag),
  xCategory: z.optional(id),
  xWith: z.optional(id),
  xContact: z.optional(id),
  xCompany: z.optional(id),
  xProject: z.optional(id),
  xCurrency: z.optional(currency),
  xVisibility: z.optional(visibility),
  xSince: z.optional(text),
  xTerm: z.optional(searchWords),
  /** The month of the decision, or of the expected one of a pending deal; `none` without an expected day. */
  xMonth: z.optional(monthOrNone),
}

/** Newest first by default. */
export const listDeals = endpoint('GET', '/deals', {
  paged: 'query',
  query: { status: z.optional(statusFilter), ...dealFilters, xSort: z.optional(dealSort), xCount: z.optional(flag) },
  reply: countedPageOf({ deals: z.array(deal) }),
})
export const getDeal = endpoint('GET', '/deals/:id', { versioned: true, reply: { deal } })
/** The root key of a deal's request is `case`. */
export const createDeal = creates('/deals', { case: newDeal }, 'dealId')
export const updateDeal = endpoint('PUT', '/deals/:id', { body: { case: dealChange } })
export const deleteDeal = endpoint('DELETE', '/deals/:id')

/** What forms check before they send, in the words of the service. */
export const dealFields = { name: dealName, price: moneyOrNone, duration: quantityOrNone }
