import { excerpt } from '../html/excerpt.ts'
import { partOfProject } from '../projects/part-of-project.ts'
import type { ExpenseRow } from '../store/rows/projects.ts'
import { ownPeople } from '../visibility/visibility.ts'

/** Only colleagues see expenses. */
export const expenseDefinition = partOfProject<ExpenseRow>({
  noun: 'expense',
  titleOf: (row) => excerpt(row.notes) || row.amount,
  sees: ownPeople,
  rights: { edit: 'everyone' },
  links: { categoryId: 'expenseCategories' },
})
