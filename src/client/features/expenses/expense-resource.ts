import { queryOptions } from '@tanstack/react-query'
import {
  createExpense,
  deleteExpense,
  type Expense,
  type ExpenseChange,
  getExpense,
  listExpenses,
  type NewExpense,
  updateExpense,
} from '../../../contract/projects/expenses.ts'
import { getExpenseSummary } from '../../../contract/x/projects/expenses.ts'
import { categoryField, codedField, type Fields, textField } from '../../kit/resource/fields.ts'
import { resource } from '../../kit/resource/resource.ts'
import { api, send } from '../../lib/api.ts'
import { type ExpenseFilters, type ExpenseSearch, expenseSearch, queryOf } from './expense-search.ts'

/** An expense to add to a project. */
export type ExpenseToAdd = NewExpense & { readonly projectId: string }

const fields: Fields<Expense> = [
  codedField('date', 'date'),
  textField('notes', 'description'),
  codedField('amount', 'amount'),
  codedField('billable', 'billable'),
  categoryField('categoryId'),
]

/** The expenses of projects: how they are listed, read and written. */
export const expenseResource = resource<Expense, ExpenseSearch, ExpenseToAdd, ExpenseChange>({
  name: 'expenses',
  list: async ({ projectId, sort, ...filters }, call) => {
    const query = { ...queryOf({ ...filters, sort }), xSort: sort, xCount: true }
    const { expenses, continuedAt, xTotal } = await api(listExpenses, { params: { projectId }, query, ...call })
    return { rows: expenses, continuedAt, total: xTotal }
  },
  get: async (id, { signal }) => {
    const { reply, etag } = await send(getExpense, { params: { id }, signal })
    return { ...reply.expense, etag }
  },
  create: async ({ projectId, ...expense }, headers) => {
    const { reply, changeId } = await send(createExpense, { params: { projectId }, body: { expense }, headers })
    return { id: reply.expenseId, changeId }
  },
  update: (id, change, headers) => send(updateExpense, { params: { id }, body: { expense: change }, headers }),
  remove: (id, headers) => send(deleteExpense, { params: { id }, headers }),
  fields,
  titleOf: ({ notes, amount }) => notes || amount,
  everything: { ...expenseSearch.everything, projectId: '' },
  withoutFilters: ({ projectId }) => ({ ...expenseSearch.everything, projectId }),
  isFiltered: expenseSearch.isFiltered,
})

/** The sums of the expenses that a search finds in a project, by month, category and kind. */
export const expenseSums = (projectId: string, filters: ExpenseFilters) => {
  const query = queryOf(filters)
  return queryOptions({
    queryKey: [...expenseResource.keys.all, 'summary', projectId, query] as const,
    queryFn: ({ signal }) => api(getExpenseSummary, { params: { projectId }, query, signal }).then(({ summary }) => summary),
    staleTime: 60_000,
  })
}
