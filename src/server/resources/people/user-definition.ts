import { everybody } from '../../core/store/conditions.ts'
import type { ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import type { UserRow } from '../../core/store/tables.ts'

export const userDefinition: ResourceDefinition<UserRow> = {
  noun: 'person',
  titleOf: (row) => row.name,
  sees: () => everybody,
  rights: { edit: 'self', history: 'administrators' },
  links: { companyId: 'contacts' },
  unique: { among: ['accountId', 'emailKey'] },
}
