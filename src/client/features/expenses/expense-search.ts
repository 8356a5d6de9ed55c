import type { ExpenseSort } from '../../../contract/projects/expenses.ts'
import { choiceField, recordField } from '../../kit/search/fields.ts'
import { type SearchOf, type SortOption, searchFields } from '../../kit/search/search-fields.ts'
import type { Noun } from '../../ui/text/noun.ts'
import { categoryOrNoneFilter, noCategory } from '../categories/category-filter.ts'

export const expenseNoun: Noun = { one: 'expense', other: 'expenses' }

export const kinds = [
  { value: 'yes', label: 'Billable' },
  { value: 'no', label: 'Not billable' },
] as const

const sorts = [
  { value: '-date', label: 'Newest first' },
  { value: 'date', label: 'Oldest first' },
  { value: '-amount', label: 'Highest amount first' },
  { value: 'amount', label: 'Lowest amount first' },
] as const satisfies SortOption<ExpenseSort>[]

/** How the expenses of a project are filtered and sorted. */
export const expenseSearch = searchFields({
  fields: {
    billable: choiceField({
      param: 'billable',
      label: 'Billable',
      all: 'All',
      options: kinds,
    }),
    category: categoryOrNoneFilter,
    month: recordField({
      param: 'month',
      label: 'Month',
      placeholder: 'Find a month',
      accepts: (month) => /^\d{4}-(0[1-9]|1[0-2])$/.test(month),
    }),
    person: recordField({ param: 'person', label: 'Added by', placeholder: 'Find a person' }),
  },
  sorts,
})

export type ExpenseFilters = SearchOf<typeof expenseSearch>
/** A search of the expenses of one project. */
export type ExpenseSearch = ExpenseFilters & { readonly projectId: string }

/** The filters that the list and the sums share, as the service takes them. */
export const queryOf = ({ billable, category, month, person }: ExpenseFilters) => ({
  ...(billable && { xBillable: billable === 'yes' }),
  ...(category && (category === noCategory ? { xUncategorized: true } : { xCategory: category })),
  ...(month && { xMonth: month }),
  ...(person && { xAuthor: person }),
})
