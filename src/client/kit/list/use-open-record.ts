import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The record that the address opens beside its list, with `?open=7`. */
export const useOpenRecord = () => {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (id: string | undefined) =>
      setParams(
        (now) => {
          if (id === undefined) now.delete('open')
          else now.set('open', id)
          now.delete('new')
          return now
        },
        { replace: id === undefined, preventScrollReset: true },
      ),
    [setParams],
  )
  return { id: params.get('open') ?? undefined, open: set as (id: string) => void, close: () => set(undefined) }
}
