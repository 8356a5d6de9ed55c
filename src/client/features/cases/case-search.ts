import type { CaseSort } from '../../../contract/cases.ts'
import { choiceField, recordField, sinceField, termField } from '../../kit/search/fields.ts'
import { type SearchOf, type SortOption, searchFields } from '../../kit/search/search-fields.ts'

export const caseNoun = { one: 'case', other: 'cases' }

/** What the filter by responsible user says for cases that nobody is responsible for. */
export const unassigned = 'none'

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
    responsible: recordField({ param: 'responsible', label: 'Responsible', placeholder: 'Find a person', none: unassigned }),
    visibility: choiceField({
      param: 'visibility',
      label: 'Visible to',
      options: [
        { value: 'public', label: 'Everyone' },
        { value: 'group', label: 'A workgroup' },
        { value: 'selected-people', label: 'Selected people' },
        { value: 'only-me', label: 'Only me' },
      ],
    }),
    since: sinceField({ param: 'since', label: 'Updated', verb: 'Updated' }),
  },
  sorts,
})

/** What the list of cases shows. */
export type CaseSearch = SearchOf<typeof caseSearch>
