import { excerpt } from '../html/excerpt.ts'
import type { Row } from '../store/tables.ts'
import { partOfProject } from '../visibility/part-of-project.ts'
import { ownPeople } from '../visibility/visibility.ts'

/** Only colleagues see expenses. */
export const expenseDefinition = partOfProject<Row<'expenses'>>({
  noun: 'expense',
  titleOf: (row) => excerpt(row.notes) || row.amount,
  sees: ownPeople,
  rights: { edit: 'everyone' },
  links: { categoryId: 'expenseCategories' },
})
