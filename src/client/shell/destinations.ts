import { IconHome, IconSettings, IconUsers } from '@tabler/icons-react'
import type { Me } from '../../contract/x/people/me.ts'
import type { Role } from '../../contract/x/people/users.ts'
import { paths } from '../paths.ts'
import type { IconType } from '../ui/icons/icon.tsx'

/** A page that the navigation, the palette and keys lead to. */
interface Destination {
  label: string
  icon: IconType
  to: string
  /** Keys pressed one after the other. */
  keys: string
  roles: readonly Role[]
  /** Shown at the foot of the rail. */
  foot?: true
}

const team = ['admin', 'member'] as const

/** Every destination, in the order of the navigation. A feature adds one line here. */
const destinations: readonly Destination[] = [
  { label: 'Start', icon: IconHome, to: paths.home, keys: 'g h', roles: ['client'] },
  { label: 'Contacts', icon: IconUsers, to: paths.contacts, keys: 'g c', roles: team },
  { label: 'Settings', icon: IconSettings, to: paths.settings, keys: 'g ,', roles: [...team, 'client'], foot: true },
]

export const destinationsFor = ({ role }: Pick<Me, 'role'>): readonly Destination[] =>
  destinations.filter(({ roles }) => roles.includes(role))

/** Where people edit their own profile: a sheet beside the list of people, which clients cannot see. */
export const profilePathFor = ({ role }: Me) => (role === 'client' ? paths.details : paths.me)
