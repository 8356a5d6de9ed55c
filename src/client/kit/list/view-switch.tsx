import { useSearchParams } from 'react-router'
import { Segmented } from '../../ui/filters/segmented.tsx'
import type { ListView } from './list-view.ts'
import classes from './view-switch.module.css'

const param = 'view'

/** Returns the view that the address asks for. The first is the usual one, which the address does not mention. */
export const useView = (views: readonly ListView[]): ListView | undefined => {
  const [params] = useSearchParams()
  return views.find(({ value }) => value === params.get(param)) ?? views[0]
}

/** Switches between the views of the same search. */
export const ViewSwitch = ({ views, view }: { views: readonly ListView[]; view: string }) => {
  const [params, setParams] = useSearchParams()
  const show = (next: string) => {
    if (next === views[0]?.value) params.delete(param)
    else params.set(param, next)
    setParams(params, { preventScrollReset: true })
  }
  return (
    <span className={classes.view}>
      <Segmented label="View" value={view} options={views} onChange={show} />
    </span>
  )
}
