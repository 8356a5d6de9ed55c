import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SearchFields, SearchState } from './search-fields.ts'

/** The parameters of a list's address that are not filters: `new` opens the create sheet, `view` chooses list or board. */
const otherParams = ['new', 'view']

/** A search as the address says it, and how to change it. */
export interface UsedSearch<S extends SearchState> {
  readonly fields: SearchFields<S>
  readonly state: S
  /** Names the list: the same search has the same key, however its address was written. */
  readonly key: string
  readonly apply: (next: S, how?: { replace?: boolean }) => void
}

/** The search of a list, which is its address. Parameters that mean nothing are dropped from the address. */
export const useSearch = <S extends SearchState>(fields: SearchFields<S>): UsedSearch<S> => {
  const navigate = useNavigate()
  const { search: url } = useLocation()
  const state = useMemo(() => fields.read(new URLSearchParams(url)), [fields, url])
  const key = useMemo(() => fields.write(state).toString(), [fields, state])
  useEffect(() => {
    const params = new URLSearchParams(url)
    const meant = new URLSearchParams(key)
    const unknown = [...params.keys()].filter((name) => !meant.has(name) && !otherParams.includes(name))
    if (unknown.length === 0) return
    for (const name of unknown) params.delete(name)
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true })
  }, [url, key, navigate])
  const apply = useCallback(
    (next: S, { replace = false }: { replace?: boolean } = {}) => {
      // Flushed, so that the address never falls behind what is being typed.
      void navigate({ search: fields.write(next).toString() }, { replace, preventScrollReset: true, flushSync: true })
    },
    [fields, navigate],
  )
  return useMemo(() => ({ fields, state, key, apply }), [fields, state, key, apply])
}
