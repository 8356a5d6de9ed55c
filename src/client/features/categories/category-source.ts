import type { QueryClient } from '@tanstack/react-query'
import { findNormalized } from '../../../contract/normalize-for-search.ts'
import type { FieldSource } from '../../kit/search/field-source.ts'
import { type CategorySet, categoryQuery } from './category-sets.ts'

/** Finds categories of a set by name. */
export const findCategories = async (client: QueryClient, set: CategorySet, term: string) => {
  const categories = await client.fetchQuery(categoryQuery(set))
  return categories.filter(({ name }) => term === '' || findNormalized(name, term)).map(({ id, name }) => ({ id, label: name }))
}

/** The data of a filter by the categories of a set. */
export const categorySource = (set: CategorySet): FieldSource & Required<Pick<FieldSource, 'find' | 'name'>> => ({
  find: (client, term) => findCategories(client, set, term),
  name: async (client, id) => (await client.fetchQuery(categoryQuery(set))).find((category) => category.id === id)?.name ?? '…',
})
