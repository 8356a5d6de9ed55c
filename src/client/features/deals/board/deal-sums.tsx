import { addValues } from '../../../../contract/deals/deal-value.ts'
import { formatDifference, formatSum } from '../../../ui/money/format-money.ts'
import classes from './deal-board.module.css'
import type { Sum } from './deal-summary.ts'

interface DealSumsProps {
  /** In the order in which they stand. */
  currencies: readonly string[]
  /** Undefined until they have been read: their place is kept. */
  sums: readonly Sum[] | undefined
  /** The change that the lifted cards would make, by currency. */
  difference: readonly Sum[]
  /** Whether the cards would come, rather than leave. */
  isIncoming: boolean
}

/** The value of a column in each currency, with the lifted cards. */
export const DealSums = ({ currencies, sums, difference, isIncoming }: DealSumsProps) => {
  const valueIn = (of: readonly Sum[] | undefined, currency: string) => of?.find((sum) => sum.currency === currency)?.value
  const all = [...new Set([...currencies, ...difference.map(({ currency }) => currency)])]
  const factor = isIncoming ? 1n : -1n
  return (
    <dl className={classes.sums}>
      {all.map((currency) => {
        const [value, change] = [valueIn(sums, currency), valueIn(difference, currency)]
        if (value === undefined && change === undefined) return null
        const shown = addValues(value ?? '0', change ?? '0', factor)
        return (
          <div key={currency} className={classes.sum}>
            <dt>{currency}</dt>
            <dd className={classes.amount}>{formatSum(shown, currency)}</dd>
            {change && <dd className={classes.difference}>{formatDifference(addValues('0', change, factor), currency)}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
