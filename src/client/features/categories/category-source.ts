import type { QueryClient } from '@tanstack/react-query'
import type { FieldSource } from '../../kit/search/field-source.ts'
import { findByName, sourceByName } from '../../kit/search/find-by-name.ts'
import { noCategory } from './category-filter.ts'
import { type Category, type CategorySet, categoryQuery } from './category-sets.ts'

/** The data of a filter by the categories of a set. */
export const categorySource = (set: CategorySet) => sourceByName((client) => client.fetchQuery(categoryQuery(set)))

/** The categories found by name, then "No category" where that is found too. */
export const findCategoriesOrNone = async (client: QueryClient, set: CategorySet, term: string) => [
  ...(await categorySource(set).find(client, term)),
  ...findByName([{ id: noCategory, name: 'No category' }], term),
]

/** The options of a select of categories, the first of which is none. */
export const categoryOptions = (categories: readonly Category[]) => [
  { value: '', label: 'No category' },
  ...categories.map(({ id, name }) => ({ value: id, label: name })),
]

/** The data of `categoryOrNoneFilter`. */
export const categoryOrNoneSource = (set: CategorySet): FieldSource => ({
  find: (client, term) => findCategoriesOrNone(client, set, term),
  name: async (client, id) => (id === noCategory ? 'none' : categorySource(set).name(client, id)),
})
