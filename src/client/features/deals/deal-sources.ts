import type { QueryClient } from '@tanstack/react-query'
import { findNormalized } from '../../../contract/normalize-for-search.ts'
import { currencyName, findCurrencies } from '../../kit/money/currencies.ts'
import { responsibleSource } from '../../kit/people/responsible.ts'
import type { FieldSources } from '../../kit/search/field-source.ts'
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
  month: {
    find: async (_, term) =>
      [...monthsAround(monthOf(new Date()), 25).toReversed(), noMonth]
        .map((id) => ({ id, label: monthWords(id) }))
        .filter(({ label }) => term === '' || findNormalized(label, term)),
    name: async (_, month) => monthWords(month),
  },
  currency: { find: async (client, term) => findCurrencies(term, ownCurrency(client)), name: async (_, code) => currencyName(code) },
}
