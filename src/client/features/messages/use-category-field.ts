import { useQueryClient } from '@tanstack/react-query'
import { findNormalized } from '../../../contract/normalize-for-search.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { categoryQuery } from '../categories/category-sets.ts'
import { categorySetOf } from '../projects/project-categories.ts'

/** Returns the props of a field that finds message categories of a project; colleagues can create one there. */
export const useCategoryField = (projectId: string) => {
  const client = useQueryClient()
  const search = async (term: string) => {
    const categories = await client.fetchQuery(categoryQuery(categorySetOf(projectId, 'message')))
    return categories.filter(({ name }) => term === '' || findNormalized(name, term)).map(({ id, name }) => ({ id, label: name }))
  }
  if (useMe().role === 'client') return { search }
  return { search, createLabel: (term: string) => `New category “${term}”` }
}
