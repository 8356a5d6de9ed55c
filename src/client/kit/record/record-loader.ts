import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import type { Row } from '../resource/list-page.ts'
import type { AnyResource } from '../resource/resource.ts'

/**
 * Returns the loader of a record's route. It starts the requests without waiting, because the page first paints what a list knew. Opening
 * a record counts as a view, so it is always fetched.
 *
 * @param readAhead starts other requests of the page
 */
export const recordLoader =
  <R extends Row>(resource: AnyResource<R>, readAhead?: (client: QueryClient, id: string) => void) =>
  ({ params: { id = '' }, context }: LoaderFunctionArgs): null => {
    const client = context.get(queryClientContext)
    void resource.view(client, id)
    readAhead?.(client, id)
    return null
  }
