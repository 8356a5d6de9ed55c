import { Fragment } from 'react'
import { Link } from 'react-router'
import type { DealStatus } from '../../../../contract/deals/deals.ts'
import { formatSum } from '../../../ui/money/format-money.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { dealNoun } from '../deal-search.ts'
import { statuses, statusWords } from '../deal-words.ts'
import classes from './deal-chart.module.css'
import { type MonthRow, sumKey } from './deal-months.ts'

interface DealMonthsTableProps {
  currencies: readonly { code: string }[]
  rows: readonly MonthRow[]
  total: MonthRow
  /** The present month. */
  now: string
  addressOf: (currency: string, status: DealStatus, month: string) => string
}

/** The numbers of the chart. Each leads to its deals. */
export const DealMonthsTable = ({ currencies, rows, total, now, addressOf }: DealMonthsTableProps) => {
  const amount = ({ sums, month, label }: MonthRow, currency: string, status: DealStatus) => {
    const sum = sums.get(sumKey(currency, status))
    if (!sum) return null
    const text = formatSum(sum.value, currency)
    const deals = sum.count > 0 ? `, ${countOf(sum.count, dealNoun)}` : ''
    const name = `${statusWords[status].label}, ${label}: ${currency} ${text}${deals}`
    // A share of deals that began in an earlier month has no list to lead to.
    return month === undefined || sum.count === 0 ? (
      <span title={name}>{text}</span>
    ) : (
      <Link to={addressOf(currency, status, month)} title={name} aria-label={name}>
        {text}
      </Link>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label="Value of deals by month">
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {currencies.map(({ code }) => (
              <th key={code} scope="colgroup" colSpan={statuses.length} className={classes.currency}>
                {code}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col">Month</th>
            {currencies.map(({ code }) => (
              <Fragment key={code}>
                {statuses.map((status) => (
                  <th key={status} scope="col">
                    {statusWords[status].label}
                  </th>
                ))}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, total].map((row) => (
            <tr key={row.key} data-strong={row.key === now || row === total || undefined}>
              <th scope="row">{row.label}</th>
              {currencies.map(({ code }) => (
                <Fragment key={code}>
                  {statuses.map((status) => (
                    <td key={status}>{amount(row, code, status)}</td>
                  ))}
                </Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
