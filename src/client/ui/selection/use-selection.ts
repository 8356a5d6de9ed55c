import { useCallback, useMemo, useState } from 'react'

export interface Selection<K> {
  readonly has: (key: K) => boolean
  readonly toggle: (key: K) => void
  readonly extend: (keys: Iterable<K>) => void
  readonly drop: (keys: Iterable<K>) => void
  readonly clear: () => void
  readonly size: number
  /** In the order of their selection. */
  readonly keys: readonly K[]
}

export const toggled = <K>(set: ReadonlySet<K>, key: K): ReadonlySet<K> => {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Returns the items from one index to another, both included, in whichever order they are given. */
export const itemsBetween = <T>(items: readonly T[], from: number, to: number): readonly T[] =>
  items.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1)

/** The selection of a list, kept while the list is mounted. */
export const useSelection = <K>(initial: Iterable<K> = []): Selection<K> => {
  const [set, setSet] = useState<ReadonlySet<K>>(() => new Set(initial))
  const toggle = useCallback((key: K) => setSet((before) => toggled(before, key)), [])
  const extend = useCallback((keys: Iterable<K>) => setSet((before) => before.union(new Set(keys))), [])
  const drop = useCallback((keys: Iterable<K>) => setSet((before) => before.difference(new Set(keys))), [])
  const clear = useCallback(() => setSet((before) => (before.size === 0 ? before : new Set())), [])
  return useMemo(
    () => ({ has: (key) => set.has(key), toggle, extend, drop, clear, size: set.size, keys: [...set] }),
    [set, toggle, extend, drop, clear],
  )
}
