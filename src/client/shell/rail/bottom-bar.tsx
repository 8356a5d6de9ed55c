import { IconBell, IconMenu2, IconSearch } from '@tabler/icons-react'
import { NavLink, useLocation } from 'react-router'
import { useCurrentProject } from '../../kit/page/current-project.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { destinationsFor } from '../destinations.ts'
import { AccountMenu } from './account.tsx'
import classes from './bottom-bar.module.css'
import { RunningUploads, useHasUploads } from './running-uploads.tsx'

/** The navigation on a phone. */
export const BottomBar = ({ onSearch }: { onSearch: () => void }) => {
  const destinations = destinationsFor(useMe())
  const { pathname } = useLocation()
  const isInProject = useCurrentProject() !== undefined
  const hasUploads = useHasUploads()
  const others = destinations.filter(({ inBar }) => !inBar)
  const notifications = { label: 'Notifications', icon: IconBell, to: paths.notifications }
  const more = [...others.filter(({ foot }) => !foot), notifications, ...others.filter(({ foot }) => foot)]
  return (
    <nav className={classes.bar} aria-label="Pages and actions">
      {hasUploads && <RunningUploads className={classes.uploads} />}
      {destinations
        .filter(({ inBar }) => inBar)
        .map(({ label, icon, to }) => (
          <NavLink
            key={to}
            to={to}
            end={to === paths.home}
            className={classes.item ?? ''}
            // The address of a message or a writeboard is not below that of its project.
            data-current={(to === paths.projects && isInProject) || undefined}
          >
            <Icon of={icon} size={22} />
            {label}
          </NavLink>
        ))}
      <button type="button" className={classes.item} onClick={onSearch}>
        <Icon of={IconSearch} size={22} />
        Search
      </button>
      <AccountMenu
        pages={more}
        target={
          <button type="button" className={classes.item} data-current={more.some(({ to }) => pathname.startsWith(to)) || undefined}>
            <Icon of={IconMenu2} size={22} />
            More
          </button>
        }
      />
    </nav>
  )
}
