import { normalizeForSearch } from '../../contract/normalize-for-search.ts'
import { customerDefinition } from '../involved/customer-definition.ts'
import type { CaseColumns, CaseRow } from '../store/rows/cases.ts'

export const caseDefinition = customerDefinition<CaseRow>({
  noun: 'case',
  table: 'cases',
  links: { caseResponsibleId: 'users' },
  attachments: 'attachment',
  columns: { sortKey: (row) => normalizeForSearch(row.name) } satisfies { [C in keyof CaseColumns]: (row: CaseRow) => string },
})
