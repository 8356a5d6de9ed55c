import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import { prefetchProject } from './project-resource.ts'

/**
 * Returns the loader of a page of a project, `/projects/:id/…`. It requests the head of the project.
 *
 * @param readAhead starts the other requests of the page
 */
export const projectLoader =
  (readAhead?: (client: QueryClient, projectId: string, url: string) => void) =>
  ({ params: { id = '' }, context, request }: LoaderFunctionArgs): null => {
    const client = context.get(queryClientContext)
    prefetchProject(client, id)
    readAhead?.(client, id, request.url)
    return null
  }
