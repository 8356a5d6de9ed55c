import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type ContactSearch, leftOut, readSearch, writeSearch } from './search.ts'

export type ApplySearch = (next: ContactSearch, how?: { replace?: boolean }) => void

/** The list's search, which is the URL. `key` names it: the same list has the same key, however its URL was written. */
export const useContactSearch = () => {
  const navigate = useNavigate()
  const { search: url } = useLocation()
  const search = useMemo(() => readSearch(new URLSearchParams(url)), [url])
  const key = useMemo(() => writeSearch(search).toString(), [search])
  // The address says what is shown, nothing that was left out.
  useEffect(() => {
    const params = new URLSearchParams(url)
    const names = leftOut(params)
    if (names.length === 0) return
    for (const name of names) params.delete(name)
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true })
  }, [url, navigate])
  const apply: ApplySearch = useCallback(
    (next, { replace = false } = {}) => {
      // Lands before the next key is pressed, so that what is typed and what is in the URL never part.
      void navigate({ search: writeSearch(next).toString() }, { replace, preventScrollReset: true, flushSync: true })
    },
    [navigate],
  )
  return { search, key, apply }
}
