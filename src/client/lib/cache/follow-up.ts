import type { QueryClient } from '@tanstack/react-query'
import { until } from '../live/moments.ts'

/** Resolves when no write is waiting for its answer, or when `signal` aborts. */
export const writesAnswered = (client: QueryClient, signal?: AbortSignal): Promise<void> =>
  until(
    () => client.isMutating() === 0,
    (look) => client.getMutationCache().subscribe(look),
    signal,
  )

const underWay = new Set<Promise<unknown>>()

/** Registers a refetch that follows a successful write. */
export const followUp = (read: Promise<unknown>): void => {
  const ended = read
    .catch(() => undefined)
    .finally(() => {
      underWay.delete(ended)
    })
  underWay.add(ended)
}

/** Resolves when every registered refetch has finished. */
export const writesSettled = async (): Promise<void> => {
  await Promise.all(underWay)
}
