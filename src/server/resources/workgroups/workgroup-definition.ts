import { uniqueName } from '../../core/rows/names.ts'
import type { ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import type { Row } from '../../core/store/tables.ts'
import { ownPeople } from '../../core/visibility/visibility.ts'

export const workgroupDefinition: ResourceDefinition<Row<'workgroups'>> = {
  noun: 'workgroup',
  titleOf: (row) => row.name,
  sees: ownPeople,
  rights: { edit: 'author' },
  links: { users: ['users'] },
  unique: uniqueName(),
  derived: {
    tables: [
      {
        table: 'workgroupUsers',
        owner: (row) => ({ workgroupId: row.id }),
        rows: (row) => row.users.map((userId) => ({ userId })),
      },
    ],
  },
}
