import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { Link, NavLink } from 'react-router'
import { NotificationBell } from '../../features/feed/notifications/notification-bell.tsx'
import { useTheme } from '../../features/settings/appearance/use-theme.ts'
import { useCurrentProject } from '../../kit/page/current-project.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { inSentence } from '../../locale.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { Tooltip } from '../../ui/float/tooltip.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Logo } from '../../ui/icons/logo.tsx'
import { Keys } from '../../ui/keys/key.tsx'
import { useMedia } from '../../ui/media/use-media.ts'
import { destinationsFor, profilePathFor, railLists } from '../destinations.ts'
import { AccountMenu } from './account.tsx'
import classes from './rail.module.css'
import footClasses from './rail-foot.module.css'
import { SavingState } from './saving-state.tsx'

const nothing = () => undefined

const narrowWindow = '(max-width: 68.74875em)'

/** Names a control that a narrow window shows as an icon alone. */
const NarrowTooltip = ({ label, keys, children }: { label: string; keys: string; children: ReactElement }) =>
  useMedia(narrowWindow) ? (
    <Tooltip label={label} keys={keys} position="right">
      {children}
    </Tooltip>
  ) : (
    children
  )

const Foot = () => {
  const me = useMe()
  const { theme, next, setTheme } = useTheme()
  return (
    <div className={footClasses.foot}>
      <Avatar name={me.name} kind="person" size={28} />
      <span className={footClasses.words}>
        <Link to={profilePathFor(me)} className={footClasses.name ?? ''} title={me.name}>
          <bdi>{me.name}</bdi>
        </Link>
        <SavingState />
      </span>
      <NotificationBell />
      <IconButton
        label={`Theme: ${inSentence(theme.label)}. Switch to ${inSentence(next.label)}`}
        icon={theme.icon}
        size={28}
        onClick={() => setTheme(next.value)}
      />
      {destinationsFor(me)
        .filter(({ foot }) => foot)
        .map(({ label, icon, to, keys }) => (
          <Tooltip key={to} label={label} keys={keys} position="top">
            <NavLink to={to} className={footClasses.link ?? ''} aria-label={label}>
              <Icon of={icon} />
            </NavLink>
          </Tooltip>
        ))}
    </div>
  )
}

interface RailProps {
  onSearch: () => void
  /** Called when the search button is about to be used. */
  onSearchIntent: () => void
}

/** The navigation at the left: workspace, search, pages, user. A narrow window shows icons alone. */
export const Rail = ({ onSearch, onSearchIntent }: RailProps) => {
  const me = useMe()
  const isNarrow = useMedia(narrowWindow)
  const isInProject = useCurrentProject() !== undefined
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
      <NarrowTooltip label="Search or jump to…" keys="mod+K">
        <button type="button" className={classes.find} onClick={onSearch} onPointerEnter={onSearchIntent} onFocus={onSearchIntent}>
          <Icon of={IconSearch} />
          <span className={classes.word}>Search or jump to…</span>
          <span className={classes.keys} aria-hidden="true">
            <Keys combo="mod+K" />
          </span>
        </button>
      </NarrowTooltip>
      <ul className={classes.pages}>
        {destinationsFor(me)
          .filter(({ foot }) => !foot)
          .map(({ label, icon, to, keys, Count }) => (
            <li key={to}>
              <NarrowTooltip label={label} keys={keys}>
                <NavLink
                  to={to}
                  // A project is marked in the list of projects below.
                  end={to === paths.home || (to === paths.projects && !isNarrow)}
                  className={classes.page ?? ''}
                  data-within={(to === paths.projects && isInProject) || undefined}
                >
                  <Icon of={icon} size={18} />
                  <span className={classes.word}>{label}</span>
                  {Count && <Count onMissing={nothing} />}
                </NavLink>
              </NarrowTooltip>
            </li>
          ))}
      </ul>
      {!isNarrow && railLists.map(({ key, RailList }) => <RailList key={key} onMissing={nothing} />)}
      <Foot />
    </nav>
  )
}
