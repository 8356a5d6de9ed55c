import { createStore, useStore } from '@mantine/store'
import { hashKey, type QueryKey } from '@tanstack/react-query'

/** The total of a list when it was fetched, and its total now. */
interface Growth {
  readonly held: number
  readonly now: number
  /** When it was fetched, in ms. */
  readonly updatedAt: number
}

const store = createStore<ReadonlyMap<string, Growth>>(new Map())

/** Reports the new total of a list. New rows wait until the user asks for them, because they would move the others. */
export const reportGrowth = (queryKey: QueryKey, growth: Growth): void =>
  store.setState((lists) => new Map(lists).set(hashKey(queryKey), growth))

/** Returns how many rows others have added to a list since it was fetched. */
export const useAddedRows = (queryKey: QueryKey, held: number | undefined, updatedAt: number): number => {
  const growth = useStore(store).get(hashKey(queryKey))
  return growth?.held === held && growth?.updatedAt === updatedAt ? Math.max(0, growth.now - growth.held) : 0
}
