import * as wire from '../../contract/expenses.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current, findRow } from '../kinds/find.ts'
import { createExpense, deleteExpense, listExpenses, toExpense, updateExpense } from './expenses.ts'

export const expenseRoutes: Route[] = [
  onRead(wire.listExpenses, async ({ tx, actor, params, page, continued }) => {
    const { expenses, next } = await listExpenses(tx, actor, params.projectId, page)
    return { expenses, continuedAt: continued(next) }
  }),
  onRead(wire.getExpense, async ({ tx, actor, params, etag }) => {
    const row = await findRow(tx, actor, 'expenses', params.id)
    etag(row.changeId)
    return { expense: toExpense(row) }
  }),
  onWrite(wire.createExpense, async ({ tx, actor, params, body }) => ({
    expenseId: (await createExpense(tx, actor, params.projectId, body.expense)).id,
  })),
  onWrite(wire.updateExpense, ({ tx, actor, params, body }) => updateExpense(tx, actor, params.id, body.expense), current('expenses')),
  onWrite(wire.deleteExpense, ({ tx, actor, params }) => deleteExpense(tx, actor, params.id), current('expenses')),
]
