import { excerpt } from '../../core/html/excerpt.ts'
import type { Row } from '../../core/store/tables.ts'
import { inProject, partOfProject } from '../../core/visibility/part-of-project.ts'
import { ownPeople } from '../../core/visibility/visibility.ts'

/** Only colleagues see expenses. */
export const expenseDefinition = partOfProject<Row<'expenses'>>({
  noun: 'expense',
  titleOf: (row) => excerpt(row.notes) || row.amount,
  sees: ownPeople,
  rights: { edit: 'everyone' },
  counted: { expenses: inProject() },
  links: { categoryId: 'expenseCategories' },
})
