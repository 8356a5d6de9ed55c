import type { Role } from '../../../contract/x/people/users.ts'

export const roleWords: Readonly<Record<Role, string>> = { admin: 'Administrator', member: 'Member', client: 'Client' }

/** The roles of the account's own people; a client belongs to another company. */
export const teamRoles = [
  { value: 'admin', label: roleWords.admin },
  { value: 'member', label: roleWords.member },
] as const satisfies readonly { value: Role; label: string }[]

export const allRoles = [...teamRoles, { value: 'client', label: roleWords.client }] as const satisfies readonly {
  value: Role
  label: string
}[]
