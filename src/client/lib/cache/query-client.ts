import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { createContext } from 'react-router'
import { connection } from '../online.ts'
import { ServiceError, Unreachable } from '../service-error.ts'
import { followUp } from './follow-up.ts'
import { refresh } from './long-list.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The keys (or their beginnings) of everything this write may have changed. */
      invalidates?: readonly QueryKey[]
      /** The keys of the records it changes (`recordKey`): their live events wait until it has been answered. */
      changes?: ReadonlySet<string>
    }
  }
}

/** Where a route's loader finds the query client: `context.get(queryClientContext)`. */
export const queryClientContext = createContext<QueryClient>()

/** A request without an answer is sent twice more; a refusal is final. */
const mayRetry = (failures: number, error: Error) => error instanceof Unreachable && failures < 2 && connection() !== 'offline'

/** A read that the service failed to answer is repeated after so many ms while it is on screen. */
const healing = 8_000
const mayHeal = (error: Error | null) => error instanceof ServiceError && error.status >= 500

/**
 * The query client. Reads without a connection fail, keep the last data on screen, and run again when the connection is back. Writes are
 * never queued: without a connection they fail at once, and the editor that still has the text sends it later.
 */
export const createQueryClient = () => {
  const touched = new Map<string, QueryKey>()
  const mutationCache = new MutationCache({
    onSettled: (_data, _error, _variables, _result, mutation) => {
      if (!mutation.meta?.invalidates) return
      for (const key of mutation.meta.invalidates) touched.set(JSON.stringify(key), key)
      // Of concurrent writes, only the last refetches: an earlier refetch would bring back old values.
      if (client.isMutating({ predicate: ({ meta }) => meta?.invalidates !== undefined }) > 1) return
      for (const queryKey of touched.values()) followUp(refresh(client, { queryKey }))
      touched.clear()
    },
  })
  const client = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: mayRetry,
        retryDelay: (failures) => 400 * 2 ** failures,
        staleTime: 20_000,
        refetchOnReconnect: true,
        refetchInterval: ({ state: { status, error } }) => (status === 'error' && mayHeal(error) ? healing : false),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}
