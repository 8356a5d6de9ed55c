import * as calls from '../../../projects/expenses.ts'
import * as extensions from '../../../x/projects/expenses.ts'
import { prose } from '../prose.ts'

const narrowing = {
  xCategory: ['Only expenses of this category.', '15'],
  xUncategorized: '`1`: only expenses without a category.',
  xBillable: 'Only `billable` or only `not billable` expenses.',
  xMonth: ['Only expenses of this month.', '2026-11'],
  xAuthor: ['Only expenses that this user added.', '3'],
} as const

export const expenses = prose(
  { ...calls, ...extensions },
  {
    title: 'Expenses',
    description:
      'Costs of a project, in the currency of the account. Clients have no access. Update and delete use the singular path `/expense/{id}`.',
    record: ['expense', '81'],
    fields: {
      date: ['The day of the expense.', '2026-11-19'],
      'category-id': ['The id of its workspace category for expenses; absent if there is none.', '15'],
      amount: ['The amount as decimal text, as it was sent.', '420.50'],
      notes: ['A description of the expense.', 'Train to Bergen and back'],
      billable: ['`billable` or `not billable`.', 'billable'],
      summary: 'One row for each month, category and kind.',
      'summary.month': ['The month of the expenses.', '2026-11'],
      'summary.count': ['The number of expenses, as a JSON integer.', 4],
      'summary.amount': ['The sum of their amounts.', '1287.5'],
    },
    sent: {
      'category-id': ['The id of a workspace category for expenses; an empty string clears it.', '15'],
      billable: ['`billable` (the default) or `not billable`.', 'not billable'],
    },
    calls: {
      listExpenses: {
        summary: 'List the expenses of a project',
        description: 'Returns expenses by date, newest first by default.',
        pageSize: 25,
        query: {
          ...narrowing,
          xSort: 'By date or amount; a leading `-` reverses the order.',
        },
      },
      getExpense: {
        summary: 'Get an expense',
        description: 'Returns an expense. This path is plural; update and delete use the singular.',
      },
      createExpense: {
        summary: 'Add an expense',
        description: '`date` and `amount` are required.',
        refusals: {
          422: {
            code: 'invalid',
            field: 'expense.amount',
            message: 'An amount is written like 1250 or 1250.50: at most 15 digits, and 4 after the point.',
          },
        },
      },
      updateExpense: {
        summary: 'Update an expense',
        description: 'The path is singular. Changes only the fields that you send.',
        example: { expense: { amount: '389.00', billable: 'billable' } },
      },
      getExpenseSummary: {
        summary: 'Summarize expenses',
        description:
          'Returns the number of expenses and the sum of their amounts for each month, category and kind, billable or not, the newest month first. The sums are exact.',
        query: narrowing,
      },
      deleteExpense: { summary: 'Delete an expense', description: 'The path is singular.' },
    },
  },
)
