import { NavLink } from 'react-router'
import { useMe } from '../../lib/session/use-me.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Tooltip } from '../../ui/float/tooltip.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { destinationsFor } from '../destinations.ts'
import classes from './rail-foot.module.css'
import { SavingState } from './saving-state.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The foot of the rail: the person, whether all is saved, the theme, the settings. */
export const RailFoot = () => {
  const me = useMe()
  return (
    <div className={classes.foot}>
      <Avatar name={me.name} kind="person" size={28} />
      <span className={classes.words}>
        <bdi className={classes.name}>{me.name}</bdi>
        <SavingState />
      </span>
      <ThemeToggle />
      {destinationsFor(me)
        .filter(({ foot }) => foot)
        .map(({ label, icon, to, keys }) => (
          <Tooltip key={to} label={label} keys={keys} position="top">
            <NavLink to={to} className={classes.link ?? ''} aria-label={label}>
              <Icon of={icon} />
            </NavLink>
          </Tooltip>
        ))}
    </div>
  )
}
