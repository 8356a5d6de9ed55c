import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource } from '../resource/resource.ts'

/**
 * Returns the loader of a record's route. It starts the reads and waits for none: what a list knew is painted first. Opening a record
 * counts as a view, so it is always read.
 *
 * @param readAhead starts whatever else the page shows
 */
export const recordLoader =
  <R extends Row, Search, New, Change extends object>(
    resource: Resource<R, Search, New, Change>,
    readAhead?: (client: QueryClient, id: string) => void,
  ) =>
  ({ params: { id = '' }, context }: LoaderFunctionArgs): null => {
    const client = context.get(queryClientContext)
    void resource.view(client, id)
    readAhead?.(client, id)
    return null
  }
