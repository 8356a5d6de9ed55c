import { addresses } from '../../../addresses.ts'
import type { Role } from '../../../contract/x/people/roles.ts'
import { everybody, team } from '../../kit/domain/domain.ts'

interface SettingsTab {
  to: string
  label: string
  roles: readonly Role[]
  /** What the tab creates, and who may. */
  create?: { label: string; roles: readonly Role[] }
}

const admin: readonly Role[] = ['admin']

/** The tabs of the settings, in their order. */
export const settingsTabs: readonly SettingsTab[] = [
  { to: addresses.details, label: 'Your profile', roles: ['client'] },
  { to: addresses.people, label: 'People', roles: team, create: { label: 'Invite people', roles: admin } },
  { to: addresses.workgroups, label: 'Workgroups', roles: team, create: { label: 'New workgroup', roles: team } },
  { to: addresses.categories, label: 'Categories', roles: team },
  { to: addresses.tags, label: 'Tags', roles: team },
  { to: addresses.tokens, label: 'Tokens', roles: everybody, create: { label: 'New token', roles: everybody } },
  { to: addresses.mail, label: 'Mail', roles: admin },
  { to: addresses.workspace, label: 'Workspace', roles: admin },
  { to: addresses.appearance, label: 'Appearance', roles: everybody },
  { to: addresses.keys, label: 'Keys', roles: everybody },
]
