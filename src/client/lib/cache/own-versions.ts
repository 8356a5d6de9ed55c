import type { QueryClient } from '@tanstack/react-query'

const versionsOf = new WeakMap<QueryClient, Map<string, string>>()

/**
 * The versions of one record that this page has created, each on top of another. Nobody else changed the record in between, so an edit opened
 * on the first can be sent on top of the last. Records that one change touched have the same version, so versions are kept by record.
 */
export const ownVersions = (client: QueryClient, { resource, id }: { resource: string; id: string }) => {
  const next = versionsOf.get(client) ?? new Map<string, string>()
  versionsOf.set(client, next)
  const keyOf = (version: string) => `${resource} ${id} ${version}`
  return {
    /** Records that a write turned version `before` into version `after`. */
    add: (before: string, after: string) => void next.set(keyOf(before), after),
    latest: (seen: string): string => {
      let version = seen
      for (let after = next.get(keyOf(version)); after !== undefined; after = next.get(keyOf(version))) version = after
      return version
    },
  }
}
