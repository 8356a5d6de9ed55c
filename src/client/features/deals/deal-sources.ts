import type { QueryClient } from '@tanstack/react-query'
import { currentTime } from '../../clock.ts'
import { findCurrencies, isCurrent } from '../../kit/money/currencies.ts'
import { responsibleSource } from '../../kit/people/responsible.ts'
import type { FieldSources } from '../../kit/search/field-source.ts'
import { monthSource } from '../../kit/search/month-source.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { currencyName } from '../../locale.ts'
import { companySource, contactSource } from '../../records/contacts/contact-finder.ts'
import type { ComboOption } from '../../ui/combo/use-options.ts'
import { monthOf, monthsAround } from '../../ui/dates/months.ts'
import { dealCategorySet } from '../categories/category-sets.ts'
import { categorySource } from '../categories/category-source.ts'
import { dealSummary } from './deal-resource.ts'
import { dealSearch } from './deal-search.ts'
import { monthWords, noMonth } from './deal-words.ts'

const ownCurrency = (client: QueryClient) => client.getQueryData(sessionQueries.me().queryKey)?.account.currency ?? ''

/** The currencies of all deals that the reader sees; none while they cannot be read, such as offline. */
const usedCurrencies = async (client: QueryClient) => {
  const sums = await client.fetchQuery(dealSummary(dealSearch.everything)).catch(() => [])
  return [...new Set(sums.map(({ currency }) => currency))]
}

/** Finds currencies by code and name, also replaced ones that deals have. */
const findDealCurrencies = async (client: QueryClient, term: string) =>
  findCurrencies(term, { own: ownCurrency(client), used: await usedCurrencies(client) })

/** Finds currencies for a new price: a few until a name or code is typed. */
export const findPriceCurrencies = async (client: QueryClient, term: string): Promise<readonly ComboOption[]> =>
  (await findDealCurrencies(client, term)).filter(({ id }) => isCurrent(id)).slice(0, 50)

/** The data of the deal filters. */
export const dealSources: FieldSources = {
  responsible: responsibleSource,
  category: categorySource(dealCategorySet),
  contact: contactSource,
  company: companySource,
  month: monthSource(() => [...monthsAround(monthOf(currentTime()), 25).toReversed(), noMonth], monthWords),
  currency: { find: findDealCurrencies, name: async (_, code) => currencyName(code) },
}
