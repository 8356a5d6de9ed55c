import type { Expense } from '../../../contract/projects/expenses.ts'
import type { Exporter } from '../../kit/list/use-export.ts'
import { writeCsv } from '../../kit/list/write-csv.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { categoryQuery, expenseCategorySet } from '../categories/category-sets.ts'

const heads = ['Date', 'Description', 'Category', 'Billable', 'Amount', 'Currency', 'Added by', 'Id'] as const

/** Writes expenses as CSV text, with the exact amounts and the names of categories and people. */
export const exportExpenses: Exporter<Expense> = async (expenses, client) => {
  const [users, categories, me] = await Promise.all([
    client.fetchQuery(peopleQueries.users()),
    client.fetchQuery(categoryQuery(expenseCategorySet)),
    client.ensureQueryData(sessionQueries.me()),
  ])
  const [people, names] = [users, categories].map((list) => new Map(list.map(({ id, name }) => [id, name])))
  const rows = expenses.map(({ id, date, notes, categoryId, billable, amount, author }) => [
    date,
    notes,
    (categoryId && names?.get(categoryId)) ?? '',
    billable ? 'yes' : 'no',
    amount,
    me.account.currency,
    people?.get(author) ?? `User ${author}`,
    id,
  ])
  return writeCsv(heads, rows)
}
