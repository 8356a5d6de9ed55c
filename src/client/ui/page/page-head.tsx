import { IconChevronRight } from '@tabler/icons-react'
import { createContext, Fragment, type ReactNode, use } from 'react'
import { Icon } from '../icons/icon.tsx'
import classes from './page-head.module.css'
import { TabStrip } from './tab-strip.tsx'

/** Renders the line under every page head, given the page's own sentence while offline. */
export const UnderHeadContext = createContext<(also: ReactNode) => ReactNode>(() => null)

interface PageHeadProps {
  /** The only h1 of the page, unless it is quiet. */
  title: ReactNode
  /** Whether the title names only what the page belongs to; the h1 is further down. */
  quiet?: boolean | undefined
  /** A link back, left of the title on a phone. */
  back?: ReactNode
  /** Shown after the title: `312 of 2,418`. */
  count?: ReactNode
  /** Breadcrumb links, separated by chevrons. */
  crumbs?: readonly ReactNode[]
  /** An `Avatar` of 40, left of the title. */
  avatar?: ReactNode
  /** A line under the title, 13 px. */
  subtitle?: ReactNode
  /** At the right: at most one quiet button, a menu, and one filled button. */
  actions?: ReactNode
  /** A `SearchField`, first on the filter line; on a phone it has its own line. */
  search?: ReactNode
  /** The filter line. On a phone it scrolls sideways. */
  filters?: ReactNode
  /** Tabs in place of the filters. */
  tabs?: ReactNode
  /** A sentence about this page, shown while offline. */
  offline?: ReactNode
}

/** The head of a page: two lines and a hairline from edge to edge. */
export const PageHead = (props: PageHeadProps) => {
  const { title, quiet, back, count, crumbs, avatar, subtitle, actions, search, filters, tabs, offline } = props
  const underHead = use(UnderHeadContext)
  return (
    <>
      <header className={classes.head} data-two-lines={subtitle ? true : undefined}>
        {crumbs && crumbs.length > 0 && (
          <nav className={classes.crumbs} aria-label="Breadcrumb">
            {crumbs.map((crumb, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: crumbs differ only by position
              <Fragment key={index}>
                {index > 0 && <Icon of={IconChevronRight} size={13} />}
                {crumb}
              </Fragment>
            ))}
          </nav>
        )}
        <div className={classes.line}>
          {back}
          {avatar}
          <div className={classes.words}>
            <div className={classes.named}>
              {quiet ? <p className={classes.quietTitle}>{title}</p> : <h1 className={classes.title}>{title}</h1>}
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
