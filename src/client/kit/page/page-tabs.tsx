import { Link, useLocation } from 'react-router'
import { Counted } from '../../ui/text/counted.tsx'
import classes from './page-tabs.module.css'

export interface PageTab {
  readonly to: string
  readonly label: string
  /** Shown after the label unless it is 0. */
  readonly count?: number | undefined
  /** The unit of the count for assistive technology, such as "open". */
  readonly countUnit?: string | undefined
  /** Whether it is the tab of this page. By default it is if its path is the path of the page. */
  readonly isCurrent?: boolean
}

/** The tabs of a page head, each a link. */
export const PageTabs = ({ tabs }: { tabs: readonly PageTab[] }) => {
  const { pathname } = useLocation()
  return tabs.map(({ to, label, count, countUnit, isCurrent = to === pathname }) => (
    <Link key={to} to={to} className={classes.tab ?? ''} aria-current={isCurrent ? 'page' : undefined}>
      {label}
      <Counted count={count} unit={countUnit} className={classes.count} />
    </Link>
  ))
}

/** The heading of the current tab, for assistive technology and the document's title. The focus starts there. */
export const TabTitle = ({ children }: { children: string }) => (
  <h2 data-tab-title className="t-unseen t-printed">
    {children}
  </h2>
)
