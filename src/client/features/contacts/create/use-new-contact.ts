import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

const opener = 'new'

/** The sheet for a new contact. The URL opens it: `?new`, or `?new=Ada` with a name. */
export const useNewContact = () => {
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
