import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

export const expenses: Prose<Headings['expenses']> = {
  title: 'Expenses',
  description:
    'What a project cost, in the currency of the account. For clients they do not exist. An update and a delete have the singular path `/expense/{id}`.',
  fields: {
    expenses: 'The expenses of this page.',
    expense: 'The expense.',
    'expense-id': ['The id of the new expense.', '81'],
    id: ['The id of the expense.', '81'],
    date: ['The day it was spent.', '2026-11-19'],
    'category-id': ['The id of its category, one of the workspace’s for expenses; absent where it has none.', '15'],
    amount: ['How much, in decimal text, as it was sent.', '420.50'],
    notes: ['What it was for.', 'Train to Bergen and back'],
    billable: ['`billable` or `not billable`.', 'billable'],
  },
  sent: {
    expense: 'The expense, or what is to change of it.',
    'category-id': ['The id of a category of expenses in the workspace; an empty string takes it out.', '15'],
    billable: ['`billable`, where nothing is said, or `not billable`.', 'not billable'],
  },
  calls: {
    listExpenses: { summary: 'List the expenses of a project', description: 'By their day, the newest first.', pageSize: 25 },
    getExpense: {
      summary: 'Read an expense',
      description: 'One expense. This path is in the plural, those to change and delete it are not.',
    },
    createExpense: {
      summary: 'Add an expense',
      description: 'It needs a day and an amount.',
      refusals: {
        422: {
          code: 'invalid',
          field: 'expense.amount',
          message: 'An amount is written like 1250 or 1250.50: at most 15 digits, and 4 after the point.',
        },
      },
    },
    updateExpense: {
      summary: 'Change an expense',
      description: 'This path is in the singular. Only what is sent changes.',
      example: { expense: { amount: '389.00', billable: 'billable' } },
    },
    deleteExpense: { summary: 'Delete an expense', description: 'This path is in the singular.' },
  },
}
