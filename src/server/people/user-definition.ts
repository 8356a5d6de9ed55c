import type { ResourceDefinition } from '../resources/resource-definition.ts'
import type { UserRow } from '../store/tables.ts'
import { everybody } from '../visibility/visibility.ts'

export const userDefinition: ResourceDefinition<UserRow> = {
  noun: 'person',
  titleOf: (row) => row.name,
  sees: () => everybody,
  rights: { edit: 'self', history: 'administrators' },
  links: { companyId: 'contacts' },
  unique: { among: ['accountId', 'emailKey'] },
}
