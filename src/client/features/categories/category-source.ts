import type { QueryClient } from '@tanstack/react-query'
import { findNormalized } from '../../../contract/normalize-for-search.ts'
import type { FieldSource } from '../../kit/search/field-source.ts'
import { noCategory } from './category-filter.ts'
import { type Category, type CategorySet, categoryQuery } from './category-sets.ts'

const nameOf = async (client: QueryClient, set: CategorySet, id: string) =>
  (await client.fetchQuery(categoryQuery(set))).find((category) => category.id === id)?.name ?? '…'

/** Finds categories of a set by name. */
export const findCategories = async (client: QueryClient, set: CategorySet, term: string) => {
  const categories = await client.fetchQuery(categoryQuery(set))
  return categories.filter(({ name }) => term === '' || findNormalized(name, term)).map(({ id, name }) => ({ id, label: name }))
}

/** The categories found by name, then "No category". */
export const findCategoriesOrNone = async (client: QueryClient, set: CategorySet, term: string) => [
  ...(await findCategories(client, set, term)),
  { id: noCategory, label: 'No category' },
]

/** The options of a select of categories, the first of which is none. */
export const categoryOptions = (categories: readonly Category[]) => [
  { value: '', label: 'No category' },
  ...categories.map(({ id, name }) => ({ value: id, label: name })),
]

/** The data of a filter by the categories of a set. */
export const categorySource = (set: CategorySet): FieldSource => ({
  find: (client, term) => findCategories(client, set, term),
  name: (client, id) => nameOf(client, set, id),
})

/** The data of `categoryOrNoneFilter`. */
export const categoryOrNoneSource = (set: CategorySet): FieldSource => ({
  find: (client, term) => findCategoriesOrNone(client, set, term),
  name: async (client, id) => (id === noCategory ? 'none' : nameOf(client, set, id)),
})
