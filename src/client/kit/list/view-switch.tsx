import { useNavigate, useSearchParams } from 'react-router'
import { Segmented } from '../../ui/filters/segmented.tsx'

export type View = 'list' | 'board'

const param = 'view'
const views = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
] as const

/** Whether the address asks for the list or the board. */
export const useView = (hasBoard: boolean): View => {
  const [params] = useSearchParams()
  return hasBoard && params.get(param) === 'board' ? 'board' : 'list'
}

/** Switches between the list and the board of the same search. */
export const ViewSwitch = ({ view }: { view: View }) => {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const show = (next: View) => {
    const changed = new URLSearchParams(params)
    if (next === 'board') changed.set(param, next)
    else changed.delete(param)
    void navigate({ search: changed.toString() }, { preventScrollReset: true })
  }
  return <Segmented label="View" value={view} options={views} onChange={show} />
}
