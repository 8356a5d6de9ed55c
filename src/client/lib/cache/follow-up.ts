import type { QueryClient } from '@tanstack/react-query'
import { until } from '../moments.ts'

/** Resolves when no write is waiting for its answer, or when `signal` aborts. */
export const writesAnswered = (client: QueryClient, signal?: AbortSignal): Promise<void> =>
  until(
    () => client.isMutating() === 0,
    (look) => client.getMutationCache().subscribe(look),
    signal,
  )

export const recordKey = ({ resource, id }: { readonly resource: string; readonly id: string }): string => `${resource} ${id}`

/** Returns whether a write that is waiting for its answer changes this record. */
export const isBeingWritten = (client: QueryClient, record: { readonly resource: string; readonly id: string }): boolean =>
  client.isMutating({ predicate: ({ meta }) => meta?.changes?.has(recordKey(record)) === true }) > 0

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
