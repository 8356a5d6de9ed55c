import { currentTime } from '../../../clock.ts'
import { userSource } from '../../../kit/people/user-source.ts'
import type { FieldSources } from '../../../kit/search/field-source.ts'
import { monthSource } from '../../../kit/search/month-source.ts'
import { monthName } from '../../../ui/dates/format-date.ts'
import { monthOf, monthsAround } from '../../../ui/dates/months.ts'
import { expenseCategorySet } from '../../categories/category-sets.ts'
import { categoryOrNoneSource } from '../../categories/category-source.ts'

/** The data of the filters of expenses. Clients have no expenses. */
export const expenseSources: FieldSources = {
  category: categoryOrNoneSource(expenseCategorySet),
  month: monthSource(() => monthsAround(monthOf(currentTime()), 31).toReversed(), monthName),
  person: userSource(({ role }) => role !== 'client'),
}
