import { involvements } from '../involved/involvements.ts'
import type { Kind } from '../kinds/kind.ts'
import type { CaseRow } from '../store/rows/cases.ts'
import { seesGuarded } from '../visibility/visibility.ts'

export const caseKind: Kind<CaseRow> = {
  noun: 'case',
  titleOf: (row) => row.name,
  sees: seesGuarded,
  editedBy: 'everyone',
  recorded: 'all',
  searched: (row) => row.name,
  counted: 'cases',
  links: { groupId: 'workgroups' },
  linkLists: { involvedPeople: 'contacts' },
  attachments: 'attachment',
  derived: [involvements('cases')],
}
