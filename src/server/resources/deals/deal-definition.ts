import type { DealRow } from '../../core/store/tables.ts'
import { customerDefinition } from '../involved/customer-definition.ts'
import { dealColumns } from './deal-columns.ts'

export const dealDefinition = customerDefinition<DealRow>(
  {
    noun: 'deal',
    table: 'deals',
    links: { dealWith: 'contacts', dealCategoryId: 'dealCategories', dealResponsibleId: 'users', projectId: 'projects' },
    attachments: 'attachment',
    columns: dealColumns,
  },
  (row) => [row.dealWith],
)
