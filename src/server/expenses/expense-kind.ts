import type { Kind } from '../kinds/kind.ts'
import type { ExpenseRow } from '../store/rows/projects.ts'
import { ownPeople } from '../visibility/visibility.ts'

/** Expenses are for the account's own company. */
export const expenseKind: Kind<ExpenseRow> = {
  noun: 'expense',
  titleOf: (row) => row.notes.slice(0, 80) || row.amount,
  sees: ownPeople,
  editedBy: 'everyone',
  links: { projectId: 'projects', categoryId: 'expenseCategories' },
  project: 'projectId',
  derived: [],
}
