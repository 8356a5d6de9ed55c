import { addDecimals, readDecimal } from '../../../../contract/wire/decimal.ts'
import type { ExpenseSum } from '../../../../contract/x/projects/expenses.ts'
import { monthAfter } from '../../../ui/dates/months.ts'

/** Amounts have up to four decimals. */
const places = 4

/** A number of expenses and the exact sum of their amounts. */
export interface Total {
  readonly count: number
  readonly amount: string
}

/** Adds up sums. */
export const totalOf = (sums: readonly ExpenseSum[]): Total => ({
  count: sums.reduce((total, { count }) => total + count, 0),
  amount: addDecimals(
    sums.map(({ amount }) => amount),
    places,
  ),
})

const sizeOf = ({ amount }: Total) => readDecimal(amount, places)

/** Returns the total of each category, the largest first. Expenses without a category have an empty id. */
export const byCategory = (sums: readonly ExpenseSum[]): readonly (Total & { readonly categoryId: string })[] =>
  [...Map.groupBy(sums, ({ categoryId = '' }) => categoryId)]
    .map(([categoryId, some]) => ({ categoryId, ...totalOf(some) }))
    .toSorted((a, b) => (sizeOf(a) === sizeOf(b) ? 0 : sizeOf(a) > sizeOf(b) ? -1 : 1))

/** The share of an amount in a larger one, 0 to 1, for meters: exact enough to draw. */
export const shareOf = (amount: string, of: string): number => {
  const [part, whole] = [Number(amount), Number(of)]
  return whole > 0 && part > 0 ? Math.min(1, part / whole) : 0
}

/** The totals of one month, as the chart shows them. */
export interface MonthTotals {
  readonly month: string
  readonly billable: string
  readonly notBillable: string
}

const shownMonths = 6

/** Returns the totals of the last months up to the newest with an expense. */
export const byMonth = (sums: readonly ExpenseSum[]): readonly MonthTotals[] => {
  const newest = sums.reduce((latest, { month }) => (month > latest ? month : latest), '')
  if (newest === '') return []
  const of = (month: string, billable: boolean) => totalOf(sums.filter((sum) => sum.month === month && sum.billable === billable)).amount
  return Array.from({ length: shownMonths }, (_, at) => monthAfter(newest, at + 1 - shownMonths)).map((month) => ({
    month,
    billable: of(month, true),
    notBillable: of(month, false),
  }))
}
