import { excerpt } from '../html/excerpt.ts'
import { partOfProject } from '../projects/part-of-project.ts'
import type { ExpenseRow } from '../store/rows/projects.ts'
import { ownPeople } from '../visibility/visibility.ts'

/** Expenses are for the account's own company. */
export const expenseKind = partOfProject<ExpenseRow>({
  noun: 'expense',
  titleOf: (row) => excerpt(row.notes) || row.amount,
  sees: ownPeople,
  editedBy: 'everyone',
  links: { categoryId: 'expenseCategories' },
})
