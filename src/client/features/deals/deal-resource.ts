import { queryOptions } from '@tanstack/react-query'
import { dealValue } from '../../../contract/deals/deal-value.ts'
import {
  createDeal,
  type Deal,
  type DealChange,
  deleteDeal,
  getDeal,
  listDeals,
  type NewDeal,
  updateDeal,
} from '../../../contract/deals/deals.ts'
import { getDealSummary } from '../../../contract/x/deals.ts'
import { responsibleQuery } from '../../kit/people/responsible.ts'
import { categoryField, type Fields, idsField, joinedField, optionalField, textField } from '../../kit/resource/fields.ts'
import { resource } from '../../kit/resource/resource.ts'
import type { Audience } from '../../kit/visibility/audience.ts'
import { audienceField } from '../../kit/visibility/audience-field.ts'
import { api, send } from '../../lib/api.ts'
import { formatDate, nowUtc } from '../../ui/dates/format-date.ts'
import { type DealSearch, dealSearch } from './deal-search.ts'
import { moneyWords, partyName, statusWords } from './deal-words.ts'

/** The filters that the list and the summary share, as the service takes them. */
const filtersOf = ({ term, responsible, category, contact, company, currency, visibility, month, withoutTask }: DealSearch) => ({
  ...(term && { xTerm: term }),
  ...responsibleQuery(responsible),
  ...(category && { xCategory: category }),
  ...(contact && { xContact: contact }),
  ...(company && { xCompany: company }),
  ...(currency && { xCurrency: currency }),
  ...(month && { xMonth: month }),
  ...(withoutTask && { xWithoutTask: true }),
  ...(visibility && { xVisibility: visibility }),
})

/** The deal with another price, and the value that follows from it. Empty texts clear. */
const withMoney = (deal: Deal, change: DealChange): Deal => {
  const { price = '', duration = '', value: _, ...rest } = { ...deal, ...change } as Deal
  const value = dealValue({ price, duration, priceType: rest.priceType })
  return { ...rest, ...(price && { price }), ...(duration && { duration }), ...(value !== undefined && { value }) }
}

const fields: Fields<Deal> = [
  textField('name', 'name'),
  joinedField<Deal>({
    label: 'status',
    keys: ['dealStatus'],
    text: ({ dealStatus }) => statusWords[dealStatus].label,
    apply: (deal, change) => ({ ...deal, ...change, statusSince: nowUtc() }),
  }),
  joinedField<Deal>({ label: 'price', keys: ['currency', 'price', 'priceType', 'duration'], text: moneyWords, apply: withMoney }),
  optionalField('dealWith', 'party', partyName),
  optionalField('dealResponsibleId', 'responsible user', ({ dealResponsibleId }, { nameOf }) =>
    dealResponsibleId ? nameOf(dealResponsibleId) : '',
  ),
  categoryField('dealCategoryId'),
  optionalField('expectedOn', 'expected date', ({ expectedOn }) => (expectedOn ? formatDate(expectedOn) : '')),
  optionalField('projectId', 'project', ({ projectId }) => (projectId ? 'another project' : '')),
  textField('backgroundInfo', 'background'),
  audienceField<Deal, 'groupId'>('groupId'),
  idsField('attachment'),
  idsField('involvedPeople'),
]

/** Deals: how they are listed, read and written. */
export const dealResource = resource<Deal, DealSearch, NewDeal, DealChange>({
  name: 'deals',
  list: async (search, call) => {
    const { status, sort } = search
    const query = { ...(status && { status }), ...filtersOf(search), xSort: sort, xCount: true }
    const { deals, continuedAt, xTotal } = await api(listDeals, { query, ...call })
    return { rows: deals, continuedAt, total: xTotal }
  },
  get: async (id, { signal }) => {
    const { reply, etag } = await send(getDeal, { params: { id }, signal })
    return { ...reply.deal, etag }
  },
  create: async (record, headers) => {
    const { reply, changeId } = await send(createDeal, { body: { case: record }, headers })
    return { id: reply.dealId, changeId }
  },
  update: (id, change, headers) => send(updateDeal, { params: { id }, body: { case: change }, headers }),
  remove: (id, headers) => send(deleteDeal, { params: { id }, headers }),
  fields,
  titleOf: ({ name }) => name,
  everything: dealSearch.everything,
  isFiltered: dealSearch.isFiltered,
})

/** The sums of the deals that a search finds, by status and currency, and with `by` also by month. */
export const dealSummary = (search: DealSearch, by?: 'month', spread = false) => {
  const query = { ...filtersOf(search), ...(by && { by }), ...(spread && { spread }) }
  return queryOptions({
    queryKey: [...dealResource.keys.all, 'summary', query] as const,
    queryFn: ({ signal }) => api(getDealSummary, { query, signal }).then(({ summary }) => summary),
    staleTime: 60_000,
  })
}

/** Who can see a deal. */
export const audienceOf = ({ visibility, groupId, allowedUsers }: Deal): Audience => ({ visibility, groupId, allowedUsers })
