import { useCallback } from 'react'
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
  const open = useCallback(() => {
    redirectTyping()
    set('')
  }, [set])
  return {
    opened: params.has(opener),
    name: params.get(opener) ?? '',
    /** The key of the column that the record is created in; undefined if it was not opened from one. */
    column: params.get(place) ?? undefined,
    open,
    openIn: (column: string) => {
      redirectTyping()
      set('', column)
    },
    close: () => set(undefined),
  }
}
