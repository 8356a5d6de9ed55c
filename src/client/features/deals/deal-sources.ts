import type { QueryClient } from '@tanstack/react-query'
import { currencyName, findCurrencies } from '../../kit/money/currencies.ts'
import { responsibleSource } from '../../kit/people/responsible.ts'
import type { FieldSources } from '../../kit/search/field-source.ts'
import { monthSource } from '../../kit/search/month-source.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { monthOf, monthsAround } from '../../ui/dates/months.ts'
import { dealCategorySet } from '../categories/category-sets.ts'
import { categorySource } from '../categories/category-source.ts'
import { companySource, contactSource } from '../contacts/contact-finder.ts'
import { monthWords, noMonth } from './deal-words.ts'

const ownCurrency = (client: QueryClient) => client.getQueryData(sessionQueries.me().queryKey)?.account.currency ?? ''

/** The data of the deal filters. */
export const dealSources: FieldSources = {
  responsible: responsibleSource,
  category: categorySource(dealCategorySet),
  contact: contactSource,
  company: companySource,
  month: monthSource(() => [...monthsAround(monthOf(new Date()), 25).toReversed(), noMonth], monthWords),
  currency: { find: async (client, term) => findCurrencies(term, ownCurrency(client)), name: async (_, code) => currencyName(code) },
}
