import { nameKey } from '../../../contract/name-order.ts'
import type { ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import type { EventCategoryRow } from '../../core/store/tables.ts'
import { ownPeople } from '../../core/visibility/visibility.ts'

export const eventCategoryDefinition: ResourceDefinition<EventCategoryRow> = {
  noun: 'event category',
  titleOf: (row) => row.name,
  sees: ownPeople,
  rights: { edit: 'administrators' },
  links: {},
  unique: { among: ['accountId', 'sortKey'] },
  derived: { columns: { sortKey: (row) => nameKey(row.name) } },
}
