import type { DealSort } from '../../../contract/deals/deals.ts'
import { responsibleFilter } from '../../kit/people/responsible.ts'
import { choiceField, flagField, recordField, termField, visibilityFilter } from '../../kit/search/fields.ts'
import { type SearchOf, type SortOption, searchFields } from '../../kit/search/search-fields.ts'
import { statuses, statusWords } from './deal-words.ts'

export const dealNoun = { one: 'deal', other: 'deals' }

const sorts = [
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: '-value', label: 'Highest value first (any currency)' },
  { value: 'value', label: 'Lowest value first (any currency)' },
  { value: 'expected', label: 'Expected soonest' },
  { value: '-expected', label: 'Expected latest' },
  { value: 'name', label: 'Name A–Z' },
  { value: '-name', label: 'Name Z–A' },
] as const satisfies SortOption<DealSort>[]

/** How deals are searched, filtered and sorted. */
export const dealSearch = searchFields({
  fields: {
    term: termField({ label: 'Name contains' }),
    status: choiceField({
      param: 'status',
      label: 'Status',
      all: 'All',
      options: statuses.map((value) => ({ value, label: statusWords[value].label })),
    }),
    responsible: responsibleFilter,
    category: recordField({ param: 'category', label: 'Category', placeholder: 'Find a category' }),
    contact: recordField({ param: 'contact', label: 'Person or company', placeholder: 'Find a person or company' }),
    // A company with its people: where the page of a company leads. Beside "Person or company" it would be one filter too many.
    company: recordField({ param: 'company', label: 'Company', placeholder: 'Find a company', offered: false }),
    currency: recordField({
      param: 'currency',
      label: 'Currency',
      placeholder: 'Find a currency',
      accepts: (code) => /^[A-Z]{3}$/.test(code),
    }),
    visibility: visibilityFilter,
    month: recordField({
      param: 'month',
      label: 'Month',
      placeholder: 'Find a month',
      accepts: (month) => /^\d{4}-(0[1-9]|1[0-2])$/.test(month) || month === 'none',
    }),
    withoutTask: flagField({
      param: 'no-task',
      label: 'Without a task',
      empty: { title: 'Every deal has a task', text: 'Deals without an open task appear here.' },
    }),
  },
  sorts,
})

/** A search of deals. */
export type DealSearch = SearchOf<typeof dealSearch>
