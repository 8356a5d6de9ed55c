import { useSearchParams } from 'react-router'

/** The task that the address opens beside the page, with `?open=7`. */
export const useOpenTask = () => {
  const [params, setParams] = useSearchParams()
  const set = (id: string | undefined) =>
    setParams(
      (now) => {
        if (id === undefined) now.delete('open')
        else now.set('open', id)
        now.delete('new')
        return now
      },
      { replace: id === undefined, preventScrollReset: true },
    )
  return { id: params.get('open') ?? undefined, isNew: params.has('new'), open: set, close: () => set(undefined) }
}
