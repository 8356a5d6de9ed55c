import { normalizeForSearch } from '../../../contract/normalize-for-search.ts'
import type { CaseRow, DerivedColumns } from '../../core/store/tables.ts'
import { customerDefinition } from '../involved/customer-definition.ts'

export const caseDefinition = customerDefinition<CaseRow>({
  noun: 'case',
  table: 'cases',
  links: { caseResponsibleId: 'users' },
  attachments: 'attachment',
  columns: { sortKey: (row) => normalizeForSearch(row.name) } satisfies DerivedColumns<'cases'>,
})
