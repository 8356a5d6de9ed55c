import * as z from 'zod/mini'
import { billable, expenseFilters } from '../../projects/expenses.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { count, id, text } from '../../wire/values.ts'
import { wireObject } from '../../wire/wire.ts'

/** The expenses of one month, category and kind: their number and the sum of their amounts as exact decimal text. */
const expenseSum = wireObject({ month: text, categoryId: z.optional(id), billable, count, amount: text })
export type ExpenseSum = z.output<typeof expenseSum>

/** Sums of a project's expenses, with the filters of the list; the newest month first. */
export const getExpenseSummary = endpoint('GET', '/x/projects/:projectId/expenses/summary', {
  query: expenseFilters,
  reply: { summary: z.array(expenseSum) },
})
