import type { Kind } from '../kinds/kind.ts'
import { uniqueName } from '../kinds/names.ts'
import type { WorkgroupRow } from '../store/rows/people.ts'
import { ownPeople } from '../visibility/visibility.ts'

export const workgroupKind: Kind<WorkgroupRow> = {
  noun: 'workgroup',
  titleOf: (row) => row.name,
  sees: ownPeople,
  editedBy: 'author',
  links: {},
  linkLists: { users: 'users' },
  unique: uniqueName(),
  derived: [
    {
      table: 'workgroupUsers',
      owner: (row) => ({ workgroupId: row.id }),
      rows: (row) => (JSON.parse(row.users) as string[]).map((userId) => ({ userId })),
    },
  ],
}
