import * as wire from '../../../contract/projects/expenses.ts'
import { getExpenseSummary } from '../../../contract/x/projects/expenses.ts'
import type { Actor } from '../../core/actor.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead } from '../../core/http/on.ts'
import { onCreateIn, onDelete, onOne, onPage, onUpdate } from '../../core/http/on-record.ts'
import { reference } from '../../core/rows/reference.ts'
import { createRow, findAs, updateRow } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { ProjectRow, Row } from '../../core/store/tables.ts'
import { summariseExpenses } from './expense-summary.ts'
import { searchExpenses, toExpense } from './find-expenses.ts'

const categoryOf = (tx: WriteTx, actor: Actor, asked: string | undefined, before: string | null) =>
  reference(tx, actor, 'expenseCategories', { asked, before, field: 'expense.category-id' })

const createExpense = async (tx: WriteTx, actor: Actor, project: ProjectRow, asked: wire.NewExpense) =>
  createRow(tx, actor, 'expenses', {
    projectId: project.id,
    date: asked.date,
    categoryId: await categoryOf(tx, actor, asked.categoryId, null),
    amount: asked.amount,
    notes: asked.notes ?? '',
    billable: asked.billable === false ? 0 : 1,
  })

const updateExpense = async (tx: WriteTx, actor: Actor, row: Row<'expenses'>, change: wire.ExpenseChange) =>
  updateRow(tx, 'expenses', row, {
    date: change.date,
    categoryId: await categoryOf(tx, actor, change.categoryId, row.categoryId),
    amount: change.amount,
    notes: change.notes,
    billable: change.billable === undefined ? undefined : Number(change.billable),
  })

export const expenseRoutes: Route[] = [
  onPage(wire.listExpenses, ({ tx, actor, params, query, page }) => searchExpenses(tx, actor, params.projectId, query, page)),
  onOne(wire.getExpense, 'expense', findAs('expenses', toExpense)),
  onCreateIn(wire.createExpense, 'expense', 'expenseId', 'projects', createExpense),
  onUpdate(wire.updateExpense, 'expenses', 'expense', updateExpense),
  onDelete(wire.deleteExpense, 'expenses'),
  onRead(getExpenseSummary, async ({ tx, actor, params, query }) => ({
    summary: await summariseExpenses(tx, actor, params.projectId, query),
  })),
]
