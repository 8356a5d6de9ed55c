import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { formatSum } from '../../../ui/money/format-money.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import type { Pipeline } from '../pipeline.ts'
import classes from './block.module.css'
import { Block, type BlockOf } from './block.tsx'

const pendingIn = (currency: string) => `${paths.deals}?${new URLSearchParams({ view: 'table', status: 'pending', currency })}`
/** The chart has the months of the year; the list filters by one month only. */
const monthsIn = (currency: string) => `${paths.deals}?${new URLSearchParams({ view: 'chart', currency })}`

/** What deals are worth, a line for each currency: pending, and won this year. */
export const PipelineBlock = ({ year, ...block }: BlockOf<Pipeline> & { year: string }) => (
  <Block
    {...block}
    title="Pipeline"
    detail={({ count }) => count > 0 && `${formatCount(count)} pending`}
    noun="the pipeline"
    rowHeight={28}
    empty={({ lines }) => (lines.length === 0 ? 'No pending deals, and none won this year.' : undefined)}
  >
    {({ lines }) => (
      <table className={classes.pipeline}>
        <thead>
          <tr>
            <th scope="col">Currency</th>
            <th scope="col">Pending</th>
            <th scope="col">Won {year}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ currency, pending, won }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td>
                <Link to={pendingIn(currency)} aria-label={`${currency} ${formatSum(pending, currency)} pending`}>
                  {formatSum(pending, currency)}
                </Link>
              </td>
              <td>
                <Link to={monthsIn(currency)} aria-label={`${currency} ${formatSum(won, currency)} won in ${year}`}>
                  {formatSum(won, currency)}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Block>
)
