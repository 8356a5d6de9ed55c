import type { ExpenseSum } from '../../../../contract/x/projects/expenses.ts'
import { monthName } from '../../../ui/dates/format-date.ts'
import { formatFigure } from '../../../ui/money/format-money.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { totalOf } from './expense-sums.ts'
import classes from './month-head.module.css'

interface MonthHeadProps {
  month: string
  /** The sums of everything found; undefined until they have been read. */
  sums: readonly ExpenseSum[] | undefined
  currency: string
}

/** A heading with the number and the sum of all expenses found in a month, those not loaded included. */
export const MonthHead = ({ month, sums, currency }: MonthHeadProps) => {
  const total = sums && totalOf(sums.filter((sum) => sum.month === month))
  return (
    <h2 className={classes.month}>
      {monthName(month)} <span className={classes.count}>{total && formatCount(total.count)}</span>
      <span className={classes.sum}>{total && formatFigure(total.amount, currency)}</span>
    </h2>
  )
}
