import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { categoryQuery, dealCategorySet } from '../categories/category-sets.ts'

/** Returns the function that names a category of deals; the names are undefined until they have been read. */
export const useDealCategories = () => {
  const { data } = useQuery(categoryQuery(dealCategorySet))
  return useCallback((id: string) => data?.find((category) => category.id === id)?.name, [data])
}
