import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { appLocation } from '../../ui/page/app-location.ts'
import type { SearchFields, SearchState } from './search-fields.ts'

/** The parameters of a list's address that are not filters: `new` opens the create sheet, `in` names the column to create in, `open` opens a record beside the list, `view` chooses list or board, `at` the month of a calendar, `recurring` whether a chart spreads what recurs. */
const otherParams = ['new', 'in', 'open', 'view', 'at', 'recurring']
/** Those that a change of the filters keeps. */
const keptParams = ['view', 'at', 'recurring']

/** The search in the URL, and how to change it. */
export interface UsedSearch<S extends SearchState> {
  readonly fields: SearchFields<S>
  readonly state: S
  /** Identifies the search, however its URL was written. */
  readonly key: string
  readonly apply: (next: S, how?: { replace?: boolean }) => void
}

/** The search of a list, kept in the URL. Unknown parameters are removed from it. */
export const useSearch = <S extends SearchState>(fields: SearchFields<S>): UsedSearch<S> => {
  const navigate = useNavigate()
  const { search: url } = useLocation()
  const state = useMemo(() => fields.read(new URLSearchParams(url)), [fields, url])
  const key = useMemo(() => fields.write(state).toString(), [fields, state])
  useEffect(() => {
    const params = new URLSearchParams(url)
    const valid = new URLSearchParams(key)
    const unknown = [...params.keys()].filter((name) => !valid.has(name) && !otherParams.includes(name))
    if (unknown.length === 0) return
    for (const name of unknown) params.delete(name)
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true })
  }, [url, key, navigate])
  const apply = useCallback(
    (next: S, { replace = false }: { replace?: boolean } = {}) => {
      // Flushed: otherwise the URL falls behind while typing.
      const params = fields.write(next)
      const { searchParams: now } = appLocation()
      for (const name of keptParams) {
        const value = now.get(name)
        if (value !== null) params.set(name, value)
      }
      void navigate({ search: params.toString() }, { replace, preventScrollReset: true, flushSync: true })
    },
    [fields, navigate],
  )
  return useMemo(() => ({ fields, state, key, apply }), [fields, state, key, apply])
}
