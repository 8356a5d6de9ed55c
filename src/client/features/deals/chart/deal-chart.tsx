import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { DealStatus } from '../../../../contract/deals/deals.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { LoadFailed } from '../../../kit/list/load-failed.tsx'
import { errorMessage } from '../../../lib/service-error.ts'
import { paths } from '../../../paths.ts'
import { monthsAround } from '../../../ui/dates/months.ts'
import { InlineSelect } from '../../../ui/inline/inline-select.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { storedChoice } from '../../../ui/storage/stored-choice.ts'
import { dealSummary } from '../deal-resource.ts'
import { type DealSearch, dealSearch } from '../deal-search.ts'
import { DealBars } from './deal-bars.tsx'
import classes from './deal-chart.module.css'
import { layOut, sumKey } from './deal-months.ts'
import { DealMonthsTable } from './deal-months-table.tsx'

const months = storedChoice('tandem-deal-months', ['7', '13', '25'])
const monthOptions = (['7', '13', '25'] as const).map((value) => ({ value, label: `${value} months` }))

const spreads = storedChoice('tandem-deal-spread', ['lump', 'spread'])
const spreadOptions = [
  { value: 'lump', label: 'Recurring deals in one month' },
  { value: 'spread', label: 'Recurring deals spread' },
] as const

/** Whether recurring deals are spread: as the address says, or as last chosen on this device. */
const useSpread = () => {
  const [params, setParams] = useSearchParams()
  const stored = spreads.use()
  const value = spreadOptions.find((option) => option.value === params.get('recurring'))?.value ?? stored
  const choose = (next: typeof stored) => {
    spreads.set(next)
    setParams(
      (current) => {
        current.set('recurring', next)
        return current
      },
      { replace: true },
    )
  }
  return { value, choose }
}

/** The address of the table with the deals behind one sum. */
const tableOf = (state: DealSearch, currency: string, status: DealStatus, month: string): string => {
  const found = { ...state, currency, status, month }
  return `${paths.deals}?view=table&${dealSearch.write(found)}`
}

/** The value of deals by month and status in each currency, as bars and as a table. */
export const DealChart = ({ state }: { state: DealSearch }) => {
  const navigate = useNavigate()
  const recurring = useSpread()
  const isSpread = recurring.value === 'spread'
  const { data, error, refetch } = useQuery({ ...dealSummary(state, 'month', isSpread), placeholderData: keepPreviousData })
  const count = months.use()
  // Months are those of the user's time zone, as the service counts them.
  const now = useDueDays().today.slice(0, 7)
  const layout = useMemo(() => data && layOut(data, monthsAround(now, Number(count))), [data, now, count])
  const addressOf = (currency: string, status: DealStatus, month: string) => tableOf(state, currency, status, month)
  if (!layout && error) return <LoadFailed title="Couldn't load the chart" error={error} onRetry={() => void refetch()} />
  if (!layout) return <SkeletonRows count={8} rowHeight={40} columns={['8rem', '1fr', '1fr', '1fr']} />
  if (layout.currencies.length === 0)
    return (
      <EmptyState
        title={dealSearch.isFiltered(state) ? 'No deals match these filters' : 'No deals yet'}
        text="The chart shows the value of deals by month."
      />
    )
  return (
    <div className={classes.chart}>
      {error && <FailedBanner onRetry={() => void refetch()}>Couldn't refresh the chart. {errorMessage(error)}</FailedBanner>}
      <div className={classes.range}>
        <InlineSelect label="Recurring deals" value={recurring.value} options={spreadOptions} onChange={recurring.choose} />
        <InlineSelect label="Period" value={count} options={monthOptions} onChange={months.set} />
      </div>
      <div className={classes.panels} aria-hidden="true">
        {layout.currencies.map(({ code, count: deals }) => (
          <DealBars
            key={code}
            currency={code}
            count={deals}
            rows={layout.shown}
            total={layout.total}
            now={now}
            onOpen={(status, month) => {
              const shown = layout.shown.find(({ key }) => key === month)?.sums.get(sumKey(code, status))
              if (shown?.count) void navigate(addressOf(code, status, month))
            }}
          />
        ))}
      </div>
      <DealMonthsTable currencies={layout.currencies} rows={layout.rows} total={layout.total} now={now} addressOf={addressOf} />
    </div>
  )
}
