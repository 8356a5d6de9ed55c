import { customerKind } from '../involved/customer-kind.ts'
import type { DealColumns, DealRow } from '../store/rows/deals.ts'
import { dealColumns } from './deal-columns.ts'

export const dealKind = customerKind<DealRow>(
  {
    noun: 'deal',
    counted: 'deals',
    links: { dealWith: 'contacts', dealCategoryId: 'dealCategories', dealResponsibleId: 'users' },
    columns: (row) => ({ ...dealColumns(row) }),
    columnNames: ['sortKey', 'priceKey', 'valueKey'] satisfies (keyof DealColumns)[],
  },
  (row) => [row.dealWith],
)
