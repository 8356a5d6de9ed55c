import type { QueryClient } from '@tanstack/react-query'

const made = new WeakMap<QueryClient, Map<string, string>>()

/**
 * The versions of records that this page has made itself, one on top of the other. Who saw the first of them has seen everything that
 * somebody else did before the last: a change of it may be sent on top of the last.
 */
export const ownVersions = (client: QueryClient) => {
  const next = made.get(client) ?? new Map<string, string>()
  made.set(client, next)
  return {
    /** Says that a write on top of `before` made `after`: nobody else came between. */
    made: (before: string, after: string) => void next.set(before, after),
    latest: (seen: string): string => {
      let version = seen
      for (let after = next.get(version); after !== undefined; after = next.get(version)) version = after
      return version
    },
  }
}
