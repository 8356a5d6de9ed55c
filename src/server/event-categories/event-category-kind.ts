import type { Kind } from '../kinds/kind.ts'
import { nameKey } from '../kinds/names.ts'
import type { EventCategoryRow } from '../store/rows/feed.ts'
import { ownPeople } from '../visibility/visibility.ts'

export const eventCategoryKind: Kind<EventCategoryRow> = {
  noun: 'event category',
  titleOf: (row) => row.name,
  sees: ownPeople,
  editedBy: 'administrators',
  links: {},
  unique: { among: ['accountId', 'sortKey'] },
  derived: [],
  columns: (row) => ({ sortKey: nameKey(row.name) }),
  columnNames: ['sortKey'],
}
