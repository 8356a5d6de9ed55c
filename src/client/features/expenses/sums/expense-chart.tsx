import { inSentence } from '../../../locale.ts'
import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { type BarProps, Rectangle, type RectangleProps } from 'recharts'
import type { ExpenseSum } from '../../../../contract/x/projects/expenses.ts'
import { chartUnit } from '../../../kit/money/chart-unit.ts'
import { monthName } from '../../../ui/dates/format-date.ts'
import { formatFigure } from '../../../ui/money/format-money.ts'
import classes from './expense-chart.module.css'
import { byMonth } from './expense-sums.ts'

interface ExpenseChartProps {
  sums: readonly ExpenseSum[]
  /** The month that the list is filtered by. */
  chosen: string | undefined
  currency: string
  onChoose: (month: string) => void
}

const series = [
  { name: 'billable', label: 'Billable', color: 'gray.6' },
  { name: 'notBillable', label: 'Not billable', color: 'gray.3' },
] as const

const shortOf = (month: string) => monthName(month).slice(0, 3)

/** The expenses of the last months as stacked bars, and as a table for screen readers. A bar filters by its month. */
export const ExpenseChart = ({ sums, chosen, currency, onChoose }: ExpenseChartProps) => {
  const months = byMonth(sums)
  const data = months.map(({ month, billable, notBillable }) => ({
    month,
    billable: Math.max(0, Number(billable)),
    notBillable: Math.max(0, Number(notBillable)),
  }))
  const unit = chartUnit(Math.max(...months.map(({ billable, notBillable }) => Math.abs(Number(billable) + Number(notBillable)))))
  const totals = months.map(({ billable, notBillable }) => unit.words(Number(billable) + Number(notBillable)))
  const newest = months.at(-1)?.month
  const shapeOf = (name: string) => (props: RectangleProps) => (
    <Rectangle
      {...props}
      radius={2}
      className={classes.bar ?? ''}
      data-kind={name}
      data-chosen={(props as { payload?: { month: string } }).payload?.month === chosen || undefined}
    />
  )
  return (
    <section className={classes.chart} aria-label="By month">
      <div aria-hidden="true">
        <ol className={classes.totals}>
          {data.map(({ month }, at) => (
            <li key={month} data-now={month === newest || undefined}>
              {totals[at]}
            </li>
          ))}
        </ol>
        <BarChart
          h={110}
          data={data}
          dataKey="month"
          type="stacked"
          series={[...series]}
          withXAxis={false}
          withYAxis={false}
          withTooltip={false}
          gridAxis="none"
          barChartProps={{ barCategoryGap: 6, accessibilityLayer: false, margin: { top: 2, bottom: 0, left: 0, right: 0 } }}
          barProps={({ name }) => {
            const props: Partial<Omit<BarProps, 'ref'>> = {
              isAnimationActive: false,
              shape: shapeOf(name),
              onClick: (bar) => {
                const { month } = (bar as { payload?: { month?: string } }).payload ?? {}
                if (month !== undefined) onChoose(month)
              },
            }
            return props
          }}
        />
      </div>
      <ol className={classes.months}>
        {months.map(({ month, billable, notBillable }) => (
          <li key={month}>
            <button
              type="button"
              aria-pressed={month === chosen}
              aria-label={`${shortOf(month)} ${month.slice(0, 4)}: billable ${formatFigure(billable, currency)}, not billable ${formatFigure(notBillable, currency)}`}
              data-now={month === newest || undefined}
              onClick={() => onChoose(month)}
            >
              {shortOf(month)}
            </button>
          </li>
        ))}
      </ol>
      <p className={classes.legend} aria-hidden="true">
        {series.map(({ name, label }) => (
          <span key={name}>
            <span className={classes.sign} data-kind={name} /> {inSentence(label)}
          </span>
        ))}
        <span className={classes.unit}>{unit.text}</span>
      </p>
    </section>
  )
}
