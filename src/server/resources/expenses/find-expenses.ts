import { type RawBuilder, sql } from 'kysely'
import type { Expense, listExpenses } from '../../../contract/projects/expenses.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import { isAmount } from '../../../contract/wire/money.ts'
import type { Actor } from '../../core/actor.ts'
import { byColumns, type PageAt, readPage, sortedBy } from '../../core/lists/page.ts'
import { findRow } from '../../core/rows/rows.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import { countOf } from '../../core/store/many-rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { Row } from '../../core/store/tables.ts'

const expensesPerPage = 25
type ExpenseQuery = QueryOf<typeof listExpenses>

const keys = {
  date: byColumns<Row<'expenses'>>('expenses', 'date'),
  amount: [{ column: sql`cast(expenses.amount as numeric)`, read: (row: Row<'expenses'>) => row.amount, fits: isAmount }],
}

export const toExpense = (row: Row<'expenses'>): Expense => ({
  ...stampsOf(row),
  projectId: row.projectId,
  date: row.date,
  ...(row.categoryId ? { categoryId: row.categoryId } : {}),
  amount: row.amount,
  notes: row.notes,
  billable: row.billable === 1,
})

type Narrowing = Omit<ExpenseQuery, 'xSort' | 'xCount' | 'page' | 'xCursor'>

/** The condition for the expenses of a project that match the filters of a list or a summary. */
export const narrowedExpenses = (actor: Actor, projectId: string, query: Narrowing): RawBuilder<unknown> => {
  const all = [sql`expenses."accountId" = ${actor.accountId}`, sql`expenses."projectId" = ${projectId}`]
  if (query.xCategory) all.push(sql`expenses."categoryId" = ${query.xCategory}`)
  if (query.xUncategorized) all.push(sql`expenses."categoryId" is null`)
  if (query.xBillable !== undefined) all.push(sql`expenses.billable = ${Number(query.xBillable)}`)
  if (query.xMonth) all.push(sql`expenses.date >= ${`${query.xMonth}-01`} and expenses.date <= ${`${query.xMonth}-31`}`)
  if (query.xAuthor) all.push(sql`expenses."authorId" = ${query.xAuthor}`)
  return sql.join(all, sql` and `)
}

/** Returns a page of the expenses of a project that match, latest date first or in the order of `x-sort`. */
export const searchExpenses = async (tx: ReadTx, actor: Actor, projectId: string, query: ExpenseQuery, at: PageAt) => {
  await findRow(tx, actor, 'projects', projectId)
  const where = narrowedExpenses(actor, projectId, query)
  const order = sortedBy('expenses', query.xSort ?? '-date', keys)
  const page = await readPage(tx, order, at, expensesPerPage, (after) => sql`select expenses.* from expenses where ${where} and ${after}`)
  const total = query.xCount ? await countOf(tx, sql`expenses where ${where}`) : undefined
  return { expenses: page.items.map(toExpense), next: page.next, total }
}
