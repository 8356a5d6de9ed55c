import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

const opener = 'new'

/** Whether the sheet for a new contact is open, which the URL says (`?new`), so that any page can open it. */
export const useNewContact = () => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const opened = new URLSearchParams(search).has(opener)
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
  return { opened, open, close }
}
