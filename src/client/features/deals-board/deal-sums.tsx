import { formatSum } from '../../ui/money/format-money.ts'
import classes from './deal-board.module.css'
import type { Sum } from './deal-summary.ts'

interface DealSumsProps {
  /** Undefined until they have been read: their place is kept. */
  sums: readonly Sum[] | undefined
  /** The change that the lifted cards would make, by currency. */
  difference: readonly Sum[]
  sign: '+' | '−'
}

/** The value of a column in each currency. */
export const DealSums = ({ sums, difference, sign }: DealSumsProps) => {
  const known = new Set(sums?.map(({ currency }) => currency))
  const all = [
    ...(sums ?? []),
    ...difference.filter(({ currency }) => !known.has(currency)).map(({ currency }) => ({ currency, value: '0' })),
  ]
  return (
    <dl className={classes.sums}>
      {all.map(({ currency, value }) => {
        const change = difference.find((sum) => sum.currency === currency)
        return (
          <div key={currency} className={classes.sum}>
            <dt>{currency}</dt>
            <dd className={classes.amount}>{formatSum(value, currency)}</dd>
            {change && (
              <dd className={classes.difference}>
                {sign}
                {formatSum(change.value, currency)}
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
