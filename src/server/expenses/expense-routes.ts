import * as wire from '../../contract/projects/expenses.ts'
import { getExpenseSummary } from '../../contract/x/projects/expenses.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreateIn, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { findAs } from '../resources/find.ts'
import { summariseExpenses } from './expense-summary.ts'
import { createExpense, deleteExpense, updateExpense } from './expenses.ts'
import { searchExpenses, toExpense } from './find-expenses.ts'

export const expenseRoutes: Route[] = [
  onPage(wire.listExpenses, ({ tx, actor, params, query, page }) => searchExpenses(tx, actor, params.projectId, query, page)),
  onOne(wire.getExpense, 'expense', findAs('expenses', toExpense)),
  onCreateIn(wire.createExpense, 'expense', 'expenseId', 'projects', createExpense),
  onUpdate(wire.updateExpense, 'expenses', 'expense', updateExpense),
  onDelete(wire.deleteExpense, 'expenses', deleteExpense),
  onRead(getExpenseSummary, async ({ tx, actor, params, query }) => ({
    summary: await summariseExpenses(tx, actor, params.projectId, query),
  })),
]
