import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { redirectTyping } from '../../ui/keys/typed-ahead.ts'

const opener = 'new'
const place = 'in'

/** Opens the create sheet of a list from the URL: `?new`, `?new=Ada` for a name, `?new&in=won` for the column of a board. Any page can link to it. */
export const useNewRecord = () => {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (name: string | undefined, column?: string) =>
      setParams(
        (now) => {
          now.delete(opener)
          now.delete(place)
          if (name !== undefined) now.set(opener, name)
          if (column !== undefined) now.set(place, column)
          return now
        },
        { replace: name === undefined, preventScrollReset: true },
      ),
    [setParams],
  )
  const [opened, name, column] = [params.has(opener), params.get(opener) ?? '', params.get(place) ?? undefined]
  return useMemo(() => {
    const openIn = (column?: string) => {
      redirectTyping()
      set('', column)
    }
    return {
      opened,
      name,
      /** The key of the column that the record is created in; undefined if it was not opened from one. */
      column,
      open: () => openIn(),
      openIn,
      close: () => set(undefined),
    }
  }, [opened, name, column, set])
}
