import { involvements } from '../involved/involvements.ts'
import type { Kind } from '../kinds/kind.ts'
import type { DealColumns, DealRow } from '../store/rows/deals.ts'
import { seesGuarded } from '../visibility/visibility.ts'
import { dealColumns } from './deal-columns.ts'

export const dealKind: Kind<DealRow> = {
  noun: 'deal',
  titleOf: (row) => row.name,
  sees: seesGuarded,
  editedBy: 'everyone',
  recorded: 'all',
  searched: (row) => row.name,
  counted: 'deals',
  links: { dealWith: 'contacts', dealCategoryId: 'dealCategories', dealResponsibleId: 'users', groupId: 'workgroups' },
  linkLists: { involvedPeople: 'contacts' },
  columns: (row) => ({ ...dealColumns(row) }),
  columnNames: ['sortKey', 'priceKey', 'valueKey', 'record'] satisfies (keyof DealColumns)[],
  derived: [involvements('deals', (row) => [row.dealWith])],
}
