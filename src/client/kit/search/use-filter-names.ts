import { useQueries } from '@tanstack/react-query'
import type { FieldSources } from './field-source.ts'
import { filterValue, type SearchFields, type SearchState } from './search-fields.ts'
import type { FilterNames } from './search-words.ts'

/** The names of the records that the filters hold the ids of, once they are known. */
export const useFilterNames = <S extends SearchState>(search: SearchFields<S>, state: S, sources: FieldSources): FilterNames => {
  const held = search.filtersOf(state).filter((name) => search.fields[name]?.kind === 'record')
  return useQueries({
    queries: held.map((name) => {
      const id = filterValue(state, name) as string
      return {
        queryKey: ['filter-name', search.fields[name]?.param, id],
        queryFn: async ({ client }) => (await sources[name]?.name?.(client, id)) ?? null,
      }
    }),
    combine: (results) => Object.fromEntries(held.map((name, at) => [name, results[at]?.data ?? undefined])),
  })
}
