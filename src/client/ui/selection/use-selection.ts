import { useCallback, useMemo, useState } from 'react'

/** Which things are selected, by key. */
export interface Selection<K> {
  readonly has: (key: K) => boolean
  /** Takes one in, or out when it is in. */
  readonly toggle: (key: K) => void
  /** Takes all of these in. */
  readonly extend: (keys: Iterable<K>) => void
  /** Takes all of these out. */
  readonly drop: (keys: Iterable<K>) => void
  readonly clear: () => void
  readonly size: number
  /** In the order in which they were selected. */
  readonly keys: readonly K[]
}

/** A set with one taken in, or out when it was in. */
export const toggled = <K>(set: ReadonlySet<K>, key: K): ReadonlySet<K> => {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}

/** What lies between two places of a list, both counted, whichever comes first. */
export const between = <T>(items: readonly T[], from: number, to: number): readonly T[] =>
  items.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1)

/** The selection of a list. It lives as long as the list is on the page; `initial` is what is selected at first. */
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
