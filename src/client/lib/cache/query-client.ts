import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { createContext } from 'react-router'
import { Unreachable } from '../service-error.ts'
import { refresh } from './long-list.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The keys (or their beginnings) of everything this write may have changed. */
      invalidates?: readonly QueryKey[]
    }
  }
}

/** Where a route's loader finds the query client: `context.get(queryClientContext)`. */
export const queryClientContext = createContext<QueryClient>()

/** No answer is asked for twice more; an answer, whatever it says, is taken as said. */
const again = (failures: number, error: Error) => error instanceof Unreachable && failures < 2 && navigator.onLine

/**
 * The one query client. Reads fail honestly when there is no network and keep the last data in sight; they are made again once the
 * service is back. Writes are never queued: one that finds no network fails at once and says so, and
 * the editor that still holds its text sends it again when the service is back.
 */
export const createQueryClient = () => {
  const touched = new Map<string, QueryKey>()
  const mutationCache = new MutationCache({
    onSettled: (_data, _error, _variables, _result, mutation) => {
      for (const key of mutation.meta?.invalidates ?? []) touched.set(JSON.stringify(key), key)
      // Several writes at once: only after the last, so that no read brings back what another is about to change.
      if (client.isMutating() > 1) return
      for (const queryKey of touched.values()) void refresh(client, { queryKey })
      touched.clear()
    },
  })
  const client = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: again,
        retryDelay: (failures) => 400 * 2 ** failures,
        staleTime: 20_000,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}
