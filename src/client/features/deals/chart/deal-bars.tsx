import { monthLabel } from '../../../locale.ts'
import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { type BarProps, Rectangle, type RectangleProps, ReferenceLine } from 'recharts'
import type { DealStatus } from '../../../../contract/deals/deals.ts'
import { chartUnit } from '../../../kit/money/chart-unit.ts'
import { formatSum } from '../../../ui/money/format-money.ts'
import { noMonth, statuses, statusWords } from '../deal-words.ts'
import { BarValues } from './bar-values.tsx'
import classes from './deal-chart.module.css'
import { type MonthRow, sumKey } from './deal-months.ts'

// Lost deals hang below the bar of won ones.
const stacks = { pending: 'pending', won: 'decided', lost: 'decided' } as const
const series = statuses.map((name) => ({ name, stackId: stacks[name], color: 'gray.6' }))

const maxBarWidth = 20

const isStatus = (name: unknown): name is DealStatus => statuses.some((status) => status === name)
const monthAt = (bar: unknown): string | undefined => (bar as { payload?: { month?: string } }).payload?.month

interface DealBarsProps {
  currency: string
  count: number
  rows: readonly MonthRow[]
  total: MonthRow
  /** The present month. */
  now: string
  onOpen: (status: DealStatus, month: string) => void
}

/** The bars of one currency: pending and won deals above the line, lost ones below; those of a negative value on the other side. */
export const DealBars = ({ currency, count, rows, total, now, onOpen }: DealBarsProps) => {
  const valueIn = (row: MonthRow, status: DealStatus) => Number(row.sums.get(sumKey(currency, status))?.value ?? 0)
  const data = rows.map((row) => ({
    month: row.key,
    pending: valueIn(row, 'pending'),
    won: valueIn(row, 'won'),
    lost: -valueIn(row, 'lost'),
  }))
  const most = Math.max(...data.flatMap(({ pending, won, lost }) => [pending, won, lost].map(Math.abs)))
  const unit = chartUnit(most)
  const tick = (month: string) => (month === noMonth ? 'None' : monthLabel(Number(month.slice(5)), 'short'))
  const shapeOf = (name: string) => (props: RectangleProps) => (
    <Rectangle {...props} radius={2} className={classes.bar ?? ''} data-status={name} data-now={monthAt(props) === now || undefined} />
  )
  return (
    <section className={classes.panel}>
      <h2 className={classes.head}>
        {currency} <span className={classes.faint}>{count}</span>
        <span className={classes.unit}>{unit.text}</span>
      </h2>
      <dl className={classes.legend}>
        {statuses.map((status) => {
          const sum = total.sums.get(sumKey(currency, status))
          return (
            <div key={status}>
              <dt>
                <span className={classes.sign} data-status={status} /> {statusWords[status].label}
              </dt>
              <dd>{sum ? formatSum(sum.value, currency) : '–'}</dd>
            </div>
          )
        })}
      </dl>
      <BarChart
        h={220}
        data={data}
        dataKey="month"
        series={series}
        withYAxis={false}
        withTooltip={false}
        gridAxis="none"
        tickLine="none"
        maxBarWidth={maxBarWidth}
        xAxisProps={{ tickFormatter: tick, interval: rows.length > 9 ? 'preserveStartEnd' : 0, minTickGap: 2, tickMargin: 6 }}
        barChartProps={{ stackOffset: 'sign', barGap: 1, barCategoryGap: 2, accessibilityLayer: false, margin: { top: 20, bottom: 8 } }}
        barProps={({ name }) => {
          const props: Partial<Omit<BarProps, 'ref'>> = {
            isAnimationActive: false,
            shape: shapeOf(name),
            onClick: (bar) => {
              const month = monthAt(bar)
              if (month !== undefined && isStatus(name)) onOpen(name, month)
            },
          }
          return props
        }}
      >
        <ReferenceLine y={0} stroke="var(--t-control)" />
        <BarValues data={data} maxBarWidth={maxBarWidth} words={unit.words} />
      </BarChart>
    </section>
  )
}
