import { fold } from '../../contract/fold.ts'
import { customerKind } from '../involved/customer-kind.ts'
import type { CaseColumns, CaseRow } from '../store/rows/cases.ts'

export const caseKind = customerKind<CaseRow>({
  noun: 'case',
  counted: 'cases',
  links: { caseResponsibleId: 'users' },
  attachments: 'attachment',
  columns: (row) => ({ sortKey: fold(row.name) }),
  columnNames: ['sortKey'] satisfies (keyof CaseColumns)[],
})
