import type { ContactSort } from '../../../contract/contacts/contacts.ts'
import { choiceField, flagField, recordField, sinceField, suggestField, tagsField, termField, textField } from '../../kit/search/fields.ts'
import { type SearchOf, type SortOption, searchFields } from '../../kit/search/search-fields.ts'

export const contactNoun = { one: 'contact', other: 'contacts' }

const sorts = [
  { value: 'name', label: 'Last name A–Z' },
  { value: '-name', label: 'Last name Z–A' },
  { value: '-changed', label: 'Recently updated' },
  { value: 'changed', label: 'Least recently updated' },
] as const satisfies SortOption<ContactSort>[]

/** How contacts are searched, filtered and sorted. */
export const contactSearch = searchFields({
  fields: {
    term: termField({ label: 'Name contains' }),
    type: choiceField({
      param: 'type',
      label: 'Type',
      all: 'All',
      options: [
        { value: 'person', label: 'People', noun: { one: 'person', other: 'people' } },
        { value: 'company', label: 'Companies', noun: { one: 'company', other: 'companies' } },
      ],
    }),
    title: suggestField({ param: 'title', label: 'Title', hint: 'Titles of contacts loaded so far. For any other, type the whole title.' }),
    companyId: recordField({ param: 'company', label: 'Company', placeholder: 'Find a company' }),
    email: textField({ param: 'email', label: 'E-mail', description: 'A whole address, or its end, for example @fjordlys.no' }),
    since: sinceField({ param: 'since', label: 'Updated', verb: 'Updated' }),
    tags: tagsField({ param: 'tags', label: 'Tags' }),
    xChange: {
      ...textField({ param: 'import', label: 'From an import', offered: false }),
      sentence: () => 'From an import',
    },
    recent: flagField({
      param: 'recent',
      label: 'Recently viewed',
      excludes: 'others',
      empty: { title: 'Nothing viewed yet', text: 'Contacts that you open appear here.' },
    }),
  },
  sorts,
})

/** A search of contacts. */
export type ContactSearch = SearchOf<typeof contactSearch>
