import type { Role } from '../../../contract/x/people/users.ts'

export const roleLabels: Readonly<Record<Role, string>> = { admin: 'Administrator', member: 'Member', client: 'Client' }

const option = <R extends Role>(value: R) => ({ value, label: roleLabels[value] })

/** The roles of the workspace's own people; a client belongs to another company. */
export const teamRoles = [option('admin'), option('member')] as const
export const allRoles = [...teamRoles, option('client')] as const
