import { sql } from 'kysely'
import { everybody } from '../../core/store/conditions.ts'
import type { ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import type { UserRow } from '../../core/store/tables.ts'

export const userDefinition: ResourceDefinition<UserRow> = {
  noun: 'person',
  titleOf: (row) => row.name,
  sees: () => everybody,
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
