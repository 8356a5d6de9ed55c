import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Logo } from '../../ui/icons/logo.tsx'
import { Keys } from '../../ui/keys/key.tsx'
import { destinationsFor } from '../destinations.ts'
import { AccountMenu } from './account-menu.tsx'
import { NarrowTooltip } from './narrow-tooltip.tsx'
import classes from './rail.module.css'
import { RailFoot } from './rail-foot.tsx'

interface RailProps {
  onFind: () => void
  /** Told when somebody is about to find something, so that it can be fetched. */
  onFindAhead: () => void
}

/** The way around: the workspace, finding, the pages, the person. Icons alone on a narrow window. */
export const Rail = ({ onFind, onFindAhead }: RailProps) => {
  const me = useMe()
  return (
    <nav className={classes.rail} aria-label="Tandem">
      <AccountMenu
        target={
          <button type="button" className={classes.account} aria-label={`${me.account.name}: account`}>
            <Logo />
            <bdi className={classes.name}>{me.account.name}</bdi>
            <Icon of={IconChevronDown} />
          </button>
        }
      />
      <NarrowTooltip label="Find or do" keys="mod+K">
        <button type="button" className={classes.find} onClick={onFind} onPointerEnter={onFindAhead} onFocus={onFindAhead}>
          <Icon of={IconSearch} />
          <span className={classes.word}>Find or do</span>
          <span className={classes.keys} aria-hidden="true">
            <Keys combo="mod+K" />
          </span>
        </button>
      </NarrowTooltip>
      <ul className={classes.pages}>
        {destinationsFor(me)
          .filter(({ foot }) => !foot)
          .map(({ label, icon, to, keys }) => (
            <li key={to}>
              <NarrowTooltip label={label} keys={keys}>
                <NavLink to={to} end={to === paths.home} className={classes.page ?? ''}>
                  <Icon of={icon} size={18} />
                  <span className={classes.word}>{label}</span>
                </NavLink>
              </NarrowTooltip>
            </li>
          ))}
      </ul>
      <RailFoot />
    </nav>
  )
}
