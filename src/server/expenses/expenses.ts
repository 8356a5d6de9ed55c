import type { ExpenseChange, NewExpense } from '../../contract/projects/expenses.ts'
import type { Actor } from '../actor.ts'
import { deleteRow, describe, findEditable, findRow } from '../resources/find.ts'
import { reference } from '../resources/reference.ts'
import type { WriteTx } from '../store/store.ts'

const categoryOf = (tx: WriteTx, actor: Actor, asked: string | undefined, before: string | null) =>
  reference(tx, actor, 'expenseCategories', { asked, before, field: 'expense.category-id' })

export const createExpense = async (tx: WriteTx, actor: Actor, projectId: string, asked: NewExpense) => {
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

export const updateExpense = async (tx: WriteTx, actor: Actor, id: string, change: ExpenseChange) => {
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

export const deleteExpense = (tx: WriteTx, actor: Actor, id: string) => deleteRow(tx, actor, 'expenses', id)
