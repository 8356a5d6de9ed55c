import { sql } from 'kysely'
import { everybody } from '../../core/store/conditions.ts'
import type { ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import type { UserRow } from '../../core/store/tables.ts'
import { joined, newPassword } from './sign-in/passwords.ts'

const passwordIsFinal = 'A new password cannot be undone. Set another one.'

export const userDefinition: ResourceDefinition<UserRow> = {
  noun: 'person',
  titleOf: (row) => row.name,
  sees: () => everybody,
  final: {
    invited: 'An invitation cannot be undone. Deactivate the person instead.',
    [newPassword]: passwordIsFinal,
    [joined]: passwordIsFinal,
  },
  rights: { edit: 'self', history: 'administrators' },
  counted: {
    people: ({ accountId, role, companyId }, projectId) => {
      const taking = sql`(select "companyId" from "projectCompanies" where "accountId" = ${accountId} and "projectId" = ${projectId})`
      return sql`active = 1 and (role <> 'client' or ${role === 'client' ? sql`"companyId" = ${companyId}` : sql`"companyId" in ${taking}`})`
    },
  },
  links: { companyId: 'contacts' },
  unique: { among: ['accountId', 'emailKey'] },
}
