import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

const opener = 'new'

/** Whether the create sheet of a list is open: the address says so with `?new`, or `?new=Ada` for a name, so that any page can open it. */
export const useNewRecord = () => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const asked = new URLSearchParams(search).get(opener)
  const opened = asked !== null
  const go = useCallback(
    (params: URLSearchParams, replace: boolean) => void navigate({ search: params.toString() }, { replace, preventScrollReset: true }),
    [navigate],
  )
  const open = useCallback(() => {
    const params = new URLSearchParams(search)
    params.set(opener, '')
    go(params, false)
  }, [search, go])
  const close = () => {
    const params = new URLSearchParams(search)
    params.delete(opener)
    go(params, true)
  }
  return { opened, name: asked ?? '', open, close }
}
