import { type dataTagSymbol, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback } from 'react'
import { followUp } from '../../lib/cache/follow-up.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { createPendingEdits } from './pending-edits.ts'
import { sendInCache } from './use-write.ts'

/** A query that is edited as a whole, because it is no list or record of a resource: the workgroups, or the signed-in user. */
interface WholeQuery<Data> {
  readonly queryKey: QueryKey & { [dataTagSymbol]: Data }
}
interface DataEdit {
  readonly queryKey: QueryKey
  readonly apply: (data: unknown) => unknown
  readonly revert?: ((data: unknown) => unknown) | undefined
}

interface QueryWrite<Result> {
  /** What the write changes. An edit may be applied to data that has it already. */
  edits: readonly DataEdit[]
  send: () => Promise<Result>
  /** The keys (or their beginnings) of everything to refetch afterwards. */
  refreshes: readonly QueryKey[]
}

const pending = createPendingEdits<{ id: string; data: unknown }>()

/** Returns the cached data of a query with the pending writes applied. */
export const cachedWithEdits = <Data>(client: QueryClient, { queryKey }: WholeQuery<Data>): Data | undefined => {
  const data = client.getQueryData<Data>(queryKey)
  return data === undefined ? undefined : (pending.apply({ id: hashKey(queryKey), data })?.data as Data)
}

/** Returns the `select` of a query that applies the pending writes to its data. */
export const useApplyEdits = <Data>({ queryKey }: WholeQuery<Data>): ((data: Data) => Data) => {
  const { apply } = pending.useApply()
  const id = hashKey(queryKey)
  return useCallback((data: Data) => apply({ id, data })?.data as Data, [apply, id])
}

/** Describes how a write changes the data of a query. `revert` takes only this change back, for the undo step. */
export const editOf = <Data>({ queryKey }: WholeQuery<Data>, apply: (data: Data) => Data, revert?: (data: Data) => Data): DataEdit => ({
  queryKey,
  apply: (data) => apply(data as Data),
  revert: revert && ((data) => revert(data as Data)),
})

/** Refetches the changed queries. Those that are not on screen, or can't be fetched, get the edit and stay stale: the write succeeded. */
const settle = async (client: QueryClient, { edits, refreshes }: Pick<QueryWrite<never>, 'edits' | 'refreshes'>): Promise<void> => {
  await Promise.all(refreshes.map((queryKey) => refresh(client, { queryKey })))
  for (const { queryKey, apply } of edits) {
    if (!client.getQueryState(queryKey)?.isInvalidated) continue
    client.setQueryData(queryKey, (data: unknown) => (data === undefined ? undefined : apply(data)))
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

/**
 * Sends a write of such queries: shown at once, reverted when it fails, and followed by a refetch. The answer also holds the function that takes
 * the change back, for the undo step. Writes whose first edits change the same query are sent one after the other.
 */
export const writeQueries = async <Result>(
  client: QueryClient,
  { edits, send, refreshes }: QueryWrite<Result>,
): Promise<Result & { restore: () => void }> => {
  const ids = edits.map(({ queryKey }) => hashKey(queryKey))
  const forget = pending.add(ids, ({ id, data }) => ({ id, data: edits[ids.indexOf(id)]?.apply(data) }))
  try {
    const result = await sendInCache(client, send, { scope: ids[0] })
    followUp(settle(client, { edits, refreshes }).finally(() => forget()))
    const restore = () => {
      for (const { queryKey, revert } of edits)
        client.setQueryData(queryKey, (data: unknown) => (data === undefined ? undefined : revert?.(data)))
    }
    return { ...result, restore }
  } catch (error) {
    forget()
    throw error
  }
}
