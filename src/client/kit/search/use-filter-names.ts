import { useQueries } from '@tanstack/react-query'
import { refresh } from '../../lib/cache/long-list.ts'
import { registerEventHandler } from '../../lib/live/event-handlers.ts'
import type { FieldSources } from './field-source.ts'
import { filterValue, type SearchFields, type SearchState } from './search-fields.ts'
import type { FilterNames } from './search-words.ts'

const root = 'filter-name'

/** The names of the records that the filters hold the ids of, once they are known. */
export const useFilterNames = <S extends SearchState>(search: SearchFields<S>, state: S, sources: FieldSources): FilterNames => {
  const held = search.filtersOf(state).filter((name) => search.fields[name]?.kind === 'record')
  return useQueries({
    queries: held.map((name) => {
      const id = filterValue(state, name) as string
      return {
        queryKey: [root, search.fields[name]?.param, id],
        queryFn: async ({ client }) => (await sources[name]?.name?.(client, id)) ?? null,
        staleTime: 0,
      }
    }),
    combine: (results) => Object.fromEntries(held.map((name, at) => [name, results[at]?.data ?? undefined])),
  })
}

registerEventHandler((client, events) => {
  const ids = new Set<unknown>(events.map(({ id }) => id))
  return refresh(client, { queryKey: [root], predicate: ({ queryKey }) => ids.has(queryKey[2]) })
})
