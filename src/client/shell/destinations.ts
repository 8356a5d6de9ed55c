import { IconActivity, IconBriefcase, IconCircleCheck, IconCoins, IconSettings, IconStack2, IconSun, IconUsers } from '@tabler/icons-react'
import type { Me } from '../../contract/x/people/me.ts'
import type { Role } from '../../contract/x/people/roles.ts'
import { paths } from '../paths.ts'
import type { IconType } from '../ui/icons/icon.tsx'

/** A page that the navigation, the palette and keys lead to. */
export interface Destination {
  label: string
  icon: IconType
  to: string
  /** Keys pressed one after the other. */
  keys: string
  roles: readonly Role[]
  /** Shows the number of tasks that are due. */
  countsDue?: true
  /** Shown in the bar of a phone; the others are in its menu. */
  inBar?: true
  /** Shown at the foot of the rail. */
  foot?: true
}

const team = ['admin', 'member'] as const

/** Every destination, in the order of the navigation. A feature adds one line here. */
const destinations: readonly Destination[] = [
  { label: 'Today', icon: IconSun, to: paths.home, keys: 'g h', roles: team, countsDue: true, inBar: true },
  { label: 'Contacts', icon: IconUsers, to: paths.contacts, keys: 'g c', roles: team, inBar: true },
  { label: 'Deals', icon: IconCoins, to: paths.deals, keys: 'g d', roles: team, inBar: true },
  { label: 'Cases', icon: IconBriefcase, to: paths.cases, keys: 'g s', roles: team },
  { label: 'Projects', icon: IconStack2, to: paths.projects, keys: 'g p', roles: [...team, 'client'], inBar: true },
  { label: 'My tasks', icon: IconCircleCheck, to: paths.myTasks, keys: 'g t', roles: [...team, 'client'], countsDue: true },
  { label: 'Activity', icon: IconActivity, to: paths.activity, keys: 'g a', roles: team },
  { label: 'Settings', icon: IconSettings, to: paths.settings, keys: 'g ,', roles: [...team, 'client'], foot: true },
]

export const destinationsFor = ({ role }: Pick<Me, 'role'>): readonly Destination[] =>
  destinations.filter(({ roles }) => roles.includes(role))

/** Where people edit their own profile: a sheet beside the list of people, which clients cannot see. */
export const profilePathFor = ({ role }: Me) => (role === 'client' ? paths.details : paths.me)
