import { IconChevronRight } from '@tabler/icons-react'
import { createContext, Fragment, type ReactNode, use } from 'react'
import { Icon } from '../icons/icon.tsx'
import classes from './page-head.module.css'
import { TabStrip } from './tab-strip.tsx'

/** What stands under the head of every page, given what the page adds to it while there is no connection. */
export const UnderHeadContext = createContext<(also: ReactNode) => ReactNode>(() => null)

interface PageHeadProps {
  /** The name of the thing: the one h1 of the page. */
  title: ReactNode
  /** How many, right after the title and without brackets: `312 of 2,418`. */
  count?: ReactNode
  /** The way here, as links; chevrons are put after each. */
  crumbs?: readonly ReactNode[]
  /** An `Avatar` of 40, left of the title. */
  avatar?: ReactNode
  /** A line under the title, 13 px. */
  subtitle?: ReactNode
  /** At the right: at most one quiet button, the dots, and one filled button. */
  actions?: ReactNode
  /** A `SearchField`: first in the line of filters, on a phone a line of its own. */
  search?: ReactNode
  /** The one line of filters. On a phone it scrolls sideways. */
  filters?: ReactNode
  /** Tabs in the place of the filters. */
  tabs?: ReactNode
  /** A sentence on this page that is said while there is no connection. */
  offline?: ReactNode
}

/** The head of a page: two lines and a hairline from edge to edge. */
export const PageHead = (props: PageHeadProps) => {
  const { title, count, crumbs, avatar, subtitle, actions, search, filters, tabs, offline } = props
  const underHead = use(UnderHeadContext)
  return (
    <>
      <header className={classes.head} data-two-lines={subtitle ? true : undefined}>
        {crumbs && crumbs.length > 0 && (
          <nav className={classes.crumbs} aria-label="Where you are">
            {crumbs.map((crumb, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells crumbs apart
              <Fragment key={index}>
                {index > 0 && <Icon of={IconChevronRight} size={13} />}
                {crumb}
              </Fragment>
            ))}
          </nav>
        )}
        <div className={classes.line}>
          {avatar}
          <div className={classes.words}>
            <div className={classes.named}>
              <h1 className={classes.title}>{title}</h1>
              {count !== undefined && <span className={classes.count}>{count}</span>}
            </div>
            {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
          </div>
          {actions && (
            <div className={classes.actions} data-head-actions>
              {actions}
            </div>
          )}
        </div>
        {(search || filters) && (
          <div className={classes.filterLine}>
            {search}
            {filters && <div className={classes.filters}>{filters}</div>}
          </div>
        )}
        {tabs && <TabStrip>{tabs}</TabStrip>}
      </header>
      {underHead(offline)}
    </>
  )
}
