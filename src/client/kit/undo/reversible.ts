import type { QueryClient } from '@tanstack/react-query'

/** Runs a change of the cache and returns a function that reverts it, except in queries that have changed again since. */
export const reversible = (client: QueryClient, change: () => void): (() => void) => {
  const before = new Map(
    client
      .getQueryCache()
      .getAll()
      .map((query) => [query, query.state.data]),
  )
  change()
  const changed = [...before].flatMap(([query, data]) => (query.state.data === data ? [] : { query, data, shown: query.state.data }))
  return () => {
    for (const { query, data, shown } of changed)
      if (query.state.data === shown) client.setQueryData(query.queryKey, data, { updatedAt: query.state.dataUpdatedAt })
  }
}
