import { customerKind } from '../involved/customer-kind.ts'
import type { CaseRow } from '../store/rows/cases.ts'

export const caseKind = customerKind<CaseRow>({ noun: 'case', counted: 'cases', attachments: 'attachment' })
