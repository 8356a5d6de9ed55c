import { useState } from 'react'
import type { ExpenseSum } from '../../../contract/x/projects/expenses.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { useMedia } from '../../ui/media/use-media.ts'
import { formatFigure } from '../../ui/money/format-money.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { countOf } from '../../ui/text/noun.ts'
import classes from './expense-panel.module.css'
import { type ExpenseFilters, expenseNoun, expenseSearch, noCategory } from './expense-search.ts'
import { byCategory, shareOf, totalOf } from './expense-sums.ts'

const chart = lazyComponent(() => import('./expense-chart.tsx').then(({ ExpenseChart }) => ExpenseChart))

interface ExpensePanelProps {
  /** The sums without the filter by month, for the chart. */
  sums: readonly ExpenseSum[]
  state: ExpenseFilters
  currency: string
  categoryOf: (id: string) => string | undefined
  onFilter: (next: ExpenseFilters) => void
}

const Categories = ({ sums, state, currency, categoryOf, onFilter }: ExpensePanelProps) => {
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
                aria-pressed={state.category === value}
                onClick={() => onFilter(expenseSearch.with(state, 'category', state.category === value ? undefined : value))}
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
  const { sums, state, currency, onFilter } = props
  const wide = useMedia('(min-width: 1100px)')
  const [unfolded, setUnfolded] = useState(false)
  const found = state.month ? sums.filter(({ month }) => month === state.month) : sums
  const total = totalOf(found)
  const figure = (billable: boolean) => formatFigure(totalOf(found.filter((sum) => sum.billable === billable)).amount, currency)
  const words = expenseSearch.isFiltered(state) ? `${countOf(total.count, expenseNoun)} found` : `All ${countOf(total.count, expenseNoun)}`
  return (
    <aside className={classes.panel} aria-label="Sums">
      <p className={classes.caption}>{words}</p>
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
            chosen={state.month}
            currency={currency}
            onChoose={(month) => onFilter(expenseSearch.with(state, 'month', month === state.month ? undefined : month))}
          />
          <Categories {...props} sums={found} />
          <p className={classes.note}>All amounts are in {currency}, the currency of this workspace.</p>
        </>
      )}
    </aside>
  )
}
