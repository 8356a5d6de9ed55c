import { useState } from 'react'
import type { ExpenseSum } from '../../../../contract/x/projects/expenses.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { useMedia } from '../../../ui/media/use-media.ts'
import { formatFigure } from '../../../ui/money/format-money.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { noCategory } from '../../categories/category-filter.ts'
import classes from './expense-panel.module.css'
import { byCategory, shareOf, totalOf } from './expense-sums.ts'

const chart = lazyComponent(() => import('./expense-chart.tsx').then(({ ExpenseChart }) => ExpenseChart))

interface ExpensePanelProps {
  /** The sums without the filter by month, for the chart. */
  sums: readonly ExpenseSum[]
  /** Names what is summed up: "All 12 expenses". */
  caption: (count: number) => string
  /** The month and the category that the list is filtered by. */
  month: string | undefined
  category: string | undefined
  currency: string
  categoryOf: (id: string) => string | undefined
  /** Undefined removes the filter. */
  onMonth: (month: string | undefined) => void
  onCategory: (category: string | undefined) => void
}

const Categories = ({ sums, category, currency, categoryOf, onCategory }: ExpensePanelProps) => {
  const categories = byCategory(sums)
  const largest = categories[0]?.amount ?? '0'
  return (
    <section className={classes.categories}>
      <h2 className={classes.heading}>By category</h2>
      <ul>
        {categories.map(({ categoryId, count, amount }) => {
          const value = categoryId || noCategory
          return (
            <li key={value}>
              <button
                type="button"
                className={classes.category}
                aria-pressed={category === value}
                onClick={() => onCategory(category === value ? undefined : value)}
              >
                <span className={classes.name}>
                  <bdi>{categoryId ? (categoryOf(categoryId) ?? '…') : 'No category'}</bdi>{' '}
                  <span className={classes.faint}>{formatCount(count)}</span>
                </span>
                <span>{formatFigure(amount, currency)}</span>
                <span className={classes.meter} aria-hidden="true">
                  <span style={{ width: `${shareOf(amount, largest) * 100}%` }} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The sums of everything found: in all, by kind, month and category. On narrow windows the details are folded. */
export const ExpensePanel = (props: ExpensePanelProps) => {
  const { sums, month: chosen, currency, onMonth } = props
  const wide = useMedia('(min-width: 80em)')
  const [unfolded, setUnfolded] = useState(false)
  const found = chosen ? sums.filter(({ month }) => month === chosen) : sums
  const total = totalOf(found)
  const figure = (billable: boolean) => formatFigure(totalOf(found.filter((sum) => sum.billable === billable)).amount, currency)
  return (
    <aside className={classes.panel} aria-label="Sums">
      <p className={classes.caption}>{props.caption(total.count)}</p>
      <p className={classes.total}>
        {formatFigure(total.amount, currency)} <span className={classes.currency}>{currency}</span>
      </p>
      <p className={classes.kinds}>
        <span>Billable {figure(true)}</span> <span className={classes.muted}>Not billable {figure(false)}</span>
      </p>
      {!wide && (
        <button type="button" className={classes.fold} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? 'Hide sums by month and category' : 'Show sums by month and category'}
        </button>
      )}
      {(wide || unfolded) && sums.length > 0 && (
        <>
          <chart.Component
            sums={sums}
            chosen={chosen}
            currency={currency}
            onChoose={(month) => onMonth(month === chosen ? undefined : month)}
          />
          <Categories {...props} sums={found} />
          <p className={classes.note}>All amounts are in {currency}, the currency of this workspace.</p>
        </>
      )}
    </aside>
  )
}
