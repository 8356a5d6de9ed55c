import { infiniteQueryOptions } from '@tanstack/react-query'
import { listChanges } from '../../../../contract/x/changes.ts'
import { byContinuation } from '../../../kit/resource/list-page.ts'
import { api } from '../../../lib/api.ts'
import { refresh } from '../../../lib/cache/long-list.ts'
import { registerEventHandler } from '../../../lib/live/event-handlers.ts'

const queryKey = ['deleted'] as const

/** What was deleted and can be restored, newest first. */
export const deletedQuery = () =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => api(listChanges, { query: { deleted: true }, path: pageParam, signal }),
    ...byContinuation,
    staleTime: 0,
  })

registerEventHandler((client) => refresh(client, { queryKey }))
