import type { CaseSort } from '../../../contract/cases.ts'
import { responsibleFilter } from '../../kit/people/responsible.ts'
import { choiceField, flagField, recordField, sinceField, termField, visibilityFilter } from '../../kit/search/fields.ts'
import { type SearchOf, type SortOption, searchFields } from '../../kit/search/search-fields.ts'

export const caseNoun = { one: 'case', other: 'cases' }

const sorts = [
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: '-changed', label: 'Recently updated' },
  { value: 'changed', label: 'Least recently updated' },
  { value: 'name', label: 'Name A–Z' },
  { value: '-name', label: 'Name Z–A' },
] as const satisfies SortOption<CaseSort>[]

/** How cases are searched, filtered and sorted. */
export const caseSearch = searchFields({
  fields: {
    term: termField({ label: 'Name contains' }),
    status: choiceField({
      param: 'status',
      label: 'Status',
      all: 'All',
      options: [
        { value: 'open', label: 'Open' },
        { value: 'closed', label: 'Closed' },
      ],
    }),
    contact: recordField({ param: 'contact', label: 'Involved', placeholder: 'Find a person or company' }),
    // A company with its people: where the page of a company leads. Beside "Involved" it would be one filter too many.
    company: recordField({ param: 'company', label: 'Company', placeholder: 'Find a company', offered: false }),
    responsible: responsibleFilter,
    withoutTask: flagField({
      param: 'no-task',
      label: 'Without a task',
      empty: { title: 'Every case has a task', text: 'Cases without an open task appear here.' },
    }),
    visibility: visibilityFilter,
    since: sinceField({ param: 'since', label: 'Updated', verb: 'Updated' }),
  },
  sorts,
})

/** A search of cases. */
export type CaseSearch = SearchOf<typeof caseSearch>
