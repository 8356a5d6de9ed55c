import { findNormalized } from '../../../contract/normalize-for-search.ts'
import { userSource } from '../../kit/people/user-source.ts'
import type { FieldSources } from '../../kit/search/field-source.ts'
import { monthName } from '../../ui/dates/format-date.ts'
import { monthOf, monthsAround } from '../../ui/dates/months.ts'
import { expenseCategorySet } from '../categories/category-sets.ts'
import { categoryOrNoneSource } from '../categories/category-source.ts'

/** The data of the filters of expenses. Clients have no expenses. */
export const expenseSources: FieldSources = {
  category: categoryOrNoneSource(expenseCategorySet),
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
