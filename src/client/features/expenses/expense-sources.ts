import { findNormalized } from '../../../contract/normalize-for-search.ts'
import { userSource } from '../../kit/people/user-source.ts'
import type { FieldSources } from '../../kit/search/field-source.ts'
import { monthName } from '../../ui/dates/format-date.ts'
import { monthOf, monthsAround } from '../../ui/dates/months.ts'
import { expenseCategorySet } from '../categories/category-sets.ts'
import { categorySource } from '../categories/category-source.ts'
import { noCategory } from './expense-search.ts'

const categories = categorySource(expenseCategorySet)

/** The data of the filters of expenses. Clients have no expenses. */
export const expenseSources: FieldSources = {
  category: {
    find: async (client, term, signal) => [...(await categories.find(client, term, signal)), { id: noCategory, label: 'No category' }],
    name: async (client, id) => (id === noCategory ? 'none' : categories.name(client, id)),
  },
  month: {
    find: async (_, term) =>
      monthsAround(monthOf(new Date()), 31)
        .toReversed()
        .map((id) => ({ id, label: monthName(id) }))
        .filter(({ label }) => term === '' || findNormalized(label, term)),
    name: async (_, month) => monthName(month),
  },
  person: userSource(({ role }) => role !== 'client'),
}
