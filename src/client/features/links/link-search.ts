import { recordField } from '../../kit/search/fields.ts'
import { type SearchOf, searchFields } from '../../kit/search/search-fields.ts'
import type { Noun } from '../../ui/text/noun.ts'

export const linkNoun: Noun = { one: 'link', other: 'links' }

/** The value of the category filter that finds links without one. */
export const noCategory = 'none'

/** How the links of a project are filtered. */
export const linkSearch = searchFields({
  fields: { category: recordField({ param: 'category', label: 'Category', placeholder: 'Find a category', none: noCategory }) },
  sorts: [{ value: '-created', label: 'Newest first' }],
})

/** A search of the links of one project. */
export type LinkSearch = SearchOf<typeof linkSearch> & { readonly projectId: string }
