import type { QueryClient } from '@tanstack/react-query'

const versionsOf = new WeakMap<QueryClient, Map<string, string>>()

/**
 * The versions of records that this page has created, each on top of another. Nobody else changed the record in between, so an edit opened
 * on the first can be sent on top of the last.
 */
export const ownVersions = (client: QueryClient) => {
  const next = versionsOf.get(client) ?? new Map<string, string>()
  versionsOf.set(client, next)
  return {
    /** Records that a write turned version `before` into version `after`. */
    add: (before: string, after: string) => void next.set(before, after),
    latest: (seen: string): string => {
      let version = seen
      for (let after = next.get(version); after !== undefined; after = next.get(version)) version = after
      return version
    },
  }
}
