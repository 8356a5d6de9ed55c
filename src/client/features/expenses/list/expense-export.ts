import type { Expense } from '../../../../contract/projects/expenses.ts'
import type { Exporter } from '../../../kit/list/use-export.ts'
import { userNames } from '../../../kit/list/user-names.ts'
import { writeCsv } from '../../../kit/list/write-csv.ts'
import { sessionQueries } from '../../../lib/session/session-queries.ts'
import { categoryQuery, expenseCategorySet } from '../../categories/category-sets.ts'

const heads = ['Date', 'Description', 'Category', 'Billable', 'Amount', 'Currency', 'Added by', 'Id'] as const

/** Writes expenses as CSV text, with the exact amounts and the names of categories and people. */
export const exportExpenses: Exporter<Expense> = async (expenses, client) => {
  const [userName, categories, me] = await Promise.all([
    userNames(client),
    client.fetchQuery(categoryQuery(expenseCategorySet)),
    client.ensureQueryData(sessionQueries.me()),
  ])
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const rows = expenses.map(({ id, date, notes, categoryId, billable, amount, author }) => [
    date,
    notes,
    (categoryId && names.get(categoryId)) ?? '',
    billable ? 'yes' : 'no',
    amount,
    me.account.currency,
    userName(author),
    id,
  ])
  return writeCsv(heads, rows)
}
