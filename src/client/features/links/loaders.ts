import { recordLoader } from '../../kit/record/record-loader.ts'
import { categoryQuery } from '../categories/category-sets.ts'
import { categorySetOf } from '../categories/project-categories.ts'
import { projectLoader } from '../projects/project-loader.ts'
import { linkResource } from './link-resource.ts'
import { linkSearch } from './link-search.ts'

export const projectLinksLoader = projectLoader((client, projectId, url) => {
  const search = linkSearch.read(new URL(url).searchParams)
  void client.prefetchInfiniteQuery(linkResource.list({ ...search, projectId }))
  void client.prefetchQuery(categoryQuery(categorySetOf(projectId, 'link')))
})

export const linkLoader = recordLoader(linkResource)
