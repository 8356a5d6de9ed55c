import { IconHome, IconSettings, IconUsers } from '@tabler/icons-react'
import type { Me } from '../../contract/x/people/me.ts'
import { paths } from '../paths.ts'
import type { IconType } from '../ui/icons/icon.tsx'

/** A page one can go to from anywhere. */
export interface Destination {
  label: string
  icon: IconType
  to: string
  /** The keys that lead there, pressed one after the other. */
  keys: string
  /** At the foot of the rail instead of its list. */
  foot?: true
}

const start: Destination = { label: 'Start', icon: IconHome, to: paths.home, keys: 'g h' }
const contacts: Destination = { label: 'Contacts', icon: IconUsers, to: paths.contacts, keys: 'g c' }
const settings: Destination = { label: 'Settings', icon: IconSettings, to: paths.settings, keys: 'g s', foot: true }

/** Clients of the workspace have no part in its contacts. */
export const destinationsFor = ({ role }: Me): readonly Destination[] => (role === 'client' ? [start, settings] : [contacts, settings])

/** Where somebody who wants nothing in particular begins. */
export const startFor = (me: Me) => destinationsFor(me)[0]?.to ?? paths.settings

/** Where one changes one's own details. */
export const detailsFor = ({ role }: Me) => (role === 'client' ? paths.details : paths.me)
