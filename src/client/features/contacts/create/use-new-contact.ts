import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

const opener = 'new'

/** Whether the sheet for a new contact is open, which the URL says (`?new`), so that any page can open it; the URL may say a name too (`?new=Ada`). */
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
