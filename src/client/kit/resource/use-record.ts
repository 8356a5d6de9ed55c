import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isNotFound, Unreachable } from '../../lib/service-error.ts'
import type { Row } from './list-page.ts'
import type { AnyResource, Versioned } from './resource.ts'

/** A record on its page. `read` is false while only a list has shown it. */
export type RecordState<R> =
  | { readonly state: 'found'; readonly record: Versioned<R>; readonly read: boolean }
  | { readonly state: 'loading' }
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }

/** Returns one record with the writes under way applied to it; what a list knew of it is shown until it has been read. */
export const useRecord = <R extends Row>(resource: AnyResource<R>, id: string): RecordState<R> => {
  const client = useQueryClient()
  const { apply } = resource.pending.useApply()
  const { data, error, refetch } = useQuery(resource.detail(id))
  if (isNotFound(error)) return { state: 'gone' }
  const mayBeCached = error === null || error instanceof Unreachable
  const known = data ?? (mayBeCached ? resource.findCached(client, id) : undefined)
  // A record that is being deleted stays as it is until its page has been left.
  if (known) return { state: 'found', record: apply(known) ?? known, read: data !== undefined || error !== null }
  return error ? { state: 'failed', error, retry: () => void refetch() } : { state: 'loading' }
}
