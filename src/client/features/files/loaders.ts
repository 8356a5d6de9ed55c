import { recordLoader } from '../../kit/record/record-loader.ts'
import { projectLoader } from '../projects/project-loader.ts'
import { fileResource } from './file-resource.ts'
import { fileSearch } from './file-search.ts'

export const projectFilesLoader = projectLoader((client, projectId, url) => {
  const search = fileSearch.read(new URL(url).searchParams)
  void client.prefetchInfiniteQuery(fileResource.list({ ...search, projectId }))
})

export const fileLoader = recordLoader(fileResource)
