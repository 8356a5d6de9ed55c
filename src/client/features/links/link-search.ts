import { type SearchOf, searchFields } from '../../kit/search/search-fields.ts'
import type { Noun } from '../../ui/text/noun.ts'
import { categoryOrNoneFilter } from '../categories/category-filter.ts'

export const linkNoun: Noun = { one: 'link', other: 'links' }

/** How the links of a project are filtered. */
export const linkSearch = searchFields({
  fields: { category: categoryOrNoneFilter },
  sorts: [{ value: '-created', label: 'Newest first' }],
})

/** A search of the links of one project. */
export type LinkSearch = SearchOf<typeof linkSearch> & { readonly projectId: string }
