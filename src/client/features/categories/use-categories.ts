import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Category, type CategorySet, categoryQuery } from './category-sets.ts'

const none: readonly Category[] = []

/** Returns the categories of a set, by name; none until they have been read. */
export const useCategories = (set: CategorySet) => {
  const categories = useQuery(categoryQuery(set)).data ?? none
  /** Names a category; undefined until they have been read. Stable while the categories are the same. */
  const nameOf = useCallback((id: string | undefined) => categories.find((category) => category.id === id)?.name, [categories])
  return { categories, nameOf }
}
