import * as wire from '../../contract/projects/expenses.ts'
import { getExpenseSummary } from '../../contract/x/projects/expenses.ts'
import type { Actor } from '../actor.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreateIn, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { deleteRow, describe, findAs, findEditable, findRow } from '../resources/find.ts'
import { reference } from '../resources/reference.ts'
import type { WriteTx } from '../store/store.ts'
import { summariseExpenses } from './expense-summary.ts'
import { searchExpenses, toExpense } from './find-expenses.ts'

const categoryOf = (tx: WriteTx, actor: Actor, asked: string | undefined, before: string | null) =>
  reference(tx, actor, 'expenseCategories', { asked, before, field: 'expense.category-id' })

const createExpense = async (tx: WriteTx, actor: Actor, projectId: string, asked: wire.NewExpense) => {
  await findRow(tx, actor, 'projects', projectId)
  const row = await tx.insert(actor, 'expenses', {
    projectId,
    date: asked.date,
    categoryId: await categoryOf(tx, actor, asked.categoryId, null),
    amount: asked.amount,
    notes: asked.notes ?? '',
    billable: asked.billable === false ? 0 : 1,
  })
  describe(tx, 'created', 'expenses', row)
  return row
}

const updateExpense = async (tx: WriteTx, actor: Actor, id: string, change: wire.ExpenseChange) => {
  const row = await findEditable(tx, actor, 'expenses', id)
  const next = await tx.update('expenses', row, {
    date: change.date,
    categoryId: await categoryOf(tx, actor, change.categoryId, row.categoryId),
    amount: change.amount,
    notes: change.notes,
    billable: change.billable === undefined ? undefined : Number(change.billable),
  })
  describe(tx, 'updated', 'expenses', next)
}

const deleteExpense = (tx: WriteTx, actor: Actor, id: string) => deleteRow(tx, actor, 'expenses', id)

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
