import { useQuery } from '@tanstack/react-query'
import { type Category, type CategorySet, categoryQuery } from './category-sets.ts'

const none: readonly Category[] = []

/** Returns the categories of a set, by name; none until they have been read. */
export const useCategories = (set: CategorySet) => {
  const categories = useQuery(categoryQuery(set)).data ?? none
  return {
    categories,
    /** Names a category; undefined until they have been read. */
    nameOf: (id: string | undefined) => categories.find((category) => category.id === id)?.name,
  }
}
