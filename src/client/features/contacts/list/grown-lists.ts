import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** What a list held when it was read, and what it would hold now. */
interface Grown {
  held: number
  now: number
  /** When it was read, in ms. */
  updatedAt: number
}

const lists = new Map<string, Grown>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Lists that others have added to since they were read. New rows wait until they are asked for: one that comes by itself moves those one reads. */
export const grownLists = {
  report: (queryKey: QueryKey, grown: Grown) => {
    lists.set(hashKey(queryKey), grown)
    tell()
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How many others have added to a list, given how many it holds since when; once it has been read again nothing is new. */
export const useAdded = (queryKey: QueryKey, held: number, updatedAt: number): number => {
  const hash = hashKey(queryKey)
  const grown = useSyncExternalStore(subscribe, () => lists.get(hash))
  return grown?.held === held && grown.updatedAt === updatedAt ? Math.max(0, grown.now - grown.held) : 0
}
