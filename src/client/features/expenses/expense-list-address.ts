import { listAddress, listName } from '../../kit/list/list-memory.ts'
import { paths } from '../../paths.ts'

/** The address of the expenses of a project as they were last seen. */
export const expenseListAddress = (projectId: string): string =>
  listAddress(listName('expenses', projectId), paths.projectExpenses(projectId))
