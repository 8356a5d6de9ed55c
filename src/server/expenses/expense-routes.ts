import * as wire from '../../contract/projects/expenses.ts'
import type { Route } from '../http/call.ts'
import { onCreateIn, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { findAs } from '../kinds/find.ts'
import { createExpense, deleteExpense, listExpenses, toExpense, updateExpense } from './expenses.ts'

export const expenseRoutes: Route[] = [
  onPage(wire.listExpenses, ({ tx, actor, params, page }) => listExpenses(tx, actor, params.projectId, page)),
  onOne(wire.getExpense, 'expense', findAs('expenses', toExpense)),
  onCreateIn(wire.createExpense, 'expense', 'expenseId', 'projects', createExpense),
  onUpdate(wire.updateExpense, 'expenses', 'expense', updateExpense),
  onDelete(wire.deleteExpense, 'expenses', deleteExpense),
]
