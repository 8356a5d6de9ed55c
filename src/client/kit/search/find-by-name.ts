import type { QueryClient } from '@tanstack/react-query'
import { findNormalized } from '../../../contract/normalize-for-search.ts'
import type { FieldSource } from './field-source.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** Returns the records whose name contains the term as options: all of them for an empty term. */
export const findByName = (records: readonly Named[], term: string) =>
  records.filter(({ name }) => term === '' || findNormalized(name, term)).map(({ id, name }) => ({ id, label: name }))

/** The data of a filter by records that are read all at once. `freshness` says how old they may be: a name is read as it is now. */
export const sourceByName = (read: (client: QueryClient, freshness: { staleTime?: 0 }) => Promise<readonly Named[]>) =>
  ({
    find: async (client, term) => findByName(await read(client, {}), term),
    name: async (client, id) => (await read(client, { staleTime: 0 })).find((each) => each.id === id)?.name ?? '…',
  }) satisfies FieldSource
