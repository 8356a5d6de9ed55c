import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { money } from '../wire/money.ts'
import { countedPageOf, creates, stamps } from '../wire/records.ts'
import { day, flag, id, idOrNone, longText, month, text } from '../wire/values.ts'
import { bodyObject, coded, wireObject } from '../wire/wire.ts'

/** `billable` or `not billable` on the wire, a boolean in the app. */
export const billable = coded(
  z.enum(['billable', 'not billable']),
  (said) => said === 'billable',
  (is) => (is ? 'billable' : 'not billable'),
)

/** An expense of a project on a day; `amount` is exact decimal text in the account's currency. */
export const expense = wireObject({
  id,
  projectId: id,
  date: text,
  categoryId: z.optional(id),
  amount: text,
  notes: text,
  billable,
  ...stamps,
})
export type Expense = z.output<typeof expense>

const changeable = {
  date: z.optional(day),
  categoryId: z.optional(idOrNone),
  amount: z.optional(money),
  notes: z.optional(longText),
  billable: z.optional(billable),
}
const expenseChange = bodyObject(changeable)
const newExpense = bodyObject({ ...changeable, date: day, amount: money })
export type ExpenseChange = z.output<typeof expenseChange>
export type NewExpense = z.output<typeof newExpense>

const expenseSort = z.enum(['-date', 'date', '-amount', 'amount'])
export type ExpenseSort = z.output<typeof expenseSort>

/** Our extensions. `xAuthor` is the person who added the expense. */
export const expenseFilters = {
  xCategory: z.optional(id),
  /** Only expenses without a category. */
  xUncategorized: z.optional(flag),
  xBillable: z.optional(billable),
  xMonth: z.optional(month),
  xAuthor: z.optional(id),
}

/** By date, newest first by default; 25 a page. */
export const listExpenses = endpoint('GET', '/projects/:projectId/expenses/:page?', {
  paged: 'path',
  query: { ...expenseFilters, xSort: z.optional(expenseSort), xCount: z.optional(flag) },
  reply: countedPageOf({ expenses: z.array(expense) }),
})
export const getExpense = endpoint('GET', '/expenses/:id', { versioned: true, reply: { expense } })
export const createExpense = creates('/projects/:projectId/expenses', { expense: newExpense }, 'expenseId')
/** The interface uses the singular in this path and the next. */
export const updateExpense = endpoint('PUT', '/expense/:id', { body: { expense: expenseChange } })
export const deleteExpense = endpoint('DELETE', '/expense/:id')

/** What forms check before they send, in the words of the service. */
export const expenseFields = { date: day, amount: money, notes: longText }
