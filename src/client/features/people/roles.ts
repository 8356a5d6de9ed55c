import type { Role } from '../../../contract/x/people/roles.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { nowUtc } from '../../ui/dates/format-date.ts'

export const roleLabels: Readonly<Record<Role, string>> = { admin: 'Administrator', member: 'Member', client: 'Client' }
/** After "is now". */
export const roleNouns: Readonly<Record<Role, string>> = { admin: 'an administrator', member: 'a member', client: 'a client' }

const option = <R extends Role>(value: R) => ({ value, label: roleLabels[value] })

/** The roles of the workspace's own people; a client belongs to another company. */
export const teamRoles = [option('admin'), option('member')] as const
export const allRoles = [...teamRoles, option('client')] as const

/** Returns the state of an open invitation, for administrators only. */
export const invitationWords = ({ active, invitedUntil }: User): string | undefined => {
  if (!active || invitedUntil === undefined) return undefined
  return invitedUntil < nowUtc() ? 'Invitation expired' : 'Invited'
}

/** Returns what a person has still to do before notifications are e-mailed to them, for administrators only. */
export const missingStep = (user: User): string | undefined =>
  invitationWords(user) ?? (user.active && user.emailConfirmed === false ? 'Address not confirmed' : undefined)
