import { sql } from 'kysely'
import type { Expense, ExpenseChange, NewExpense } from '../../contract/projects/expenses.ts'
import type { Actor } from '../actor.ts'
import { deleteRow, describe, findEditable, findRow } from '../kinds/find.ts'
import { reference } from '../kinds/reference.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../lists/page.ts'
import type { ExpenseRow } from '../store/rows/projects.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'

const expensesPerPage = 25
const newestFirst: Order<ExpenseRow> = {
  name: 'date',
  descending: true,
  keys: [
    { column: sql.ref('expenses.date'), read: (row) => row.date },
    { column: sql.ref('expenses.id'), read: (row) => row.id },
  ],
}

export const toExpense = (row: ExpenseRow): Expense => ({
  id: row.id,
  projectId: row.projectId,
  date: row.date,
  ...(row.categoryId ? { categoryId: row.categoryId } : {}),
  amount: row.amount,
  notes: row.notes,
  billable: row.billable === 1,
  author: row.authorId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/** The expenses of a project by their date, the newest first. */
export const listExpenses = async (tx: ReadTx, actor: Actor, projectId: string, at: PageAt) => {
  await findRow(tx, actor, 'projects', projectId)
  const clause = pageClause(newestFirst, at, expensesPerPage)
  const { rows } = await sql<ExpenseRow>`select expenses.* from expenses where expenses."accountId" = ${actor.accountId}
    and expenses."projectId" = ${projectId} and ${clause.after} ${clause.end}`.execute(tx.db)
  const page = cutPage(newestFirst, rows, expensesPerPage)
  return { expenses: page.items.map(toExpense), next: page.next }
}

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
