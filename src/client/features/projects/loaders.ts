import type { LoaderFunctionArgs } from 'react-router'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import { projectLoader } from './project-loader.ts'
import { projectResource } from './project-resource.ts'

export const projectsLoader = ({ context }: LoaderFunctionArgs) => {
  void context.get(queryClientContext).prefetchInfiniteQuery(projectResource.list({}))
  return null
}

export const projectHeadLoader = projectLoader()
