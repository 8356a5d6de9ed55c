import { createStore, useStore } from '@mantine/store'
import { hashKey, type QueryKey } from '@tanstack/react-query'

/** What a list held when it was read, and what it would hold now. */
interface Growth {
  readonly held: number
  readonly now: number
  /** When it was read, in ms. */
  readonly updatedAt: number
}

const store = createStore<ReadonlyMap<string, Growth>>(new Map())

/** Notes that a list would hold more rows now. New rows wait until they are asked for: a row that appears by itself moves the others. */
export const reportGrowth = (queryKey: QueryKey, growth: Growth): void =>
  store.setState((lists) => new Map(lists).set(hashKey(queryKey), growth))

/** Returns how many rows others have added to a list since it was read; 0 once it has been read again. */
export const useAddedRows = (queryKey: QueryKey, held: number | undefined, updatedAt: number): number => {
  const growth = useStore(store).get(hashKey(queryKey))
  return growth?.held === held && growth?.updatedAt === updatedAt ? Math.max(0, growth.now - growth.held) : 0
}
