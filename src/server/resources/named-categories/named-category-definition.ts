import { uniqueName } from '../../core/rows/names.ts'
import type { ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import type { Row } from '../../core/store/tables.ts'
import { ownPeople } from '../../core/visibility/visibility.ts'

/** Categories of one resource that the whole workspace shares. */
export const namedCategoryDefinition = (noun: string): ResourceDefinition<Row<'dealCategories'>> => ({
  noun,
  titleOf: (row) => row.name,
  sees: ownPeople,
  rights: { edit: 'administrators' },
  links: {},
  unique: uniqueName(),
})
