import { fold } from '../../contract/fold.ts'
import type { Kind } from '../kinds/kind.ts'
import type { EventCategoryRow } from '../store/rows/feed.ts'
import { ownPeople } from '../visibility/visibility.ts'

export const eventCategoryKind: Kind<EventCategoryRow> = {
  noun: 'event category',
  titleOf: (row) => row.name,
  sees: ownPeople,
  editedBy: 'administrators',
  links: {},
  derived: [],
  columns: (row) => ({ sortKey: fold(row.name) }),
  columnNames: ['sortKey'],
}
