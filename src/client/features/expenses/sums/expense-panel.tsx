import { useState } from 'react'
import type { ExpenseSum } from '../../../../contract/x/projects/expenses.ts'
import type { UsedSearch } from '../../../kit/search/use-search.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { useMedia } from '../../../ui/media/use-media.ts'
import { formatFigure } from '../../../ui/money/format-money.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { noCategory } from '../../categories/category-filter.ts'
import { expenseCategorySet } from '../../categories/category-sets.ts'
import { useCategories } from '../../categories/use-categories.ts'
import { type ExpenseFilters, expenseNoun, expenseSearch } from '../expense-search.ts'
import classes from './expense-panel.module.css'
import { byCategory, shareOf, totalOf } from './expense-sums.ts'

const chart = lazyComponent(() => import('./expense-chart.tsx').then(({ ExpenseChart }) => ExpenseChart))

interface ExpensePanelProps {
  /** The sums without the filter by month, for the chart. */
  sums: readonly ExpenseSum[]
  search: UsedSearch<ExpenseFilters>
}

const Categories = ({ sums, search }: ExpensePanelProps) => {
  const { state, apply } = search
  const { category } = state
  const { currency } = useMe().account
  const { nameOf } = useCategories(expenseCategorySet)
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
                onClick={() => apply(expenseSearch.with(state, 'category', category === value ? undefined : value))}
              >
                <span className={classes.name}>
                  <bdi>{categoryId ? (nameOf(categoryId) ?? '…') : 'No category'}</bdi>{' '}
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

/**
 * The sums of everything found: in all, by kind, month and category, which filter the list. On narrow windows the details are folded.
 */
export const ExpensePanel = ({ sums, search }: ExpensePanelProps) => {
  const { state, apply } = search
  const { month: chosen } = state
  const { currency } = useMe().account
  const wide = useMedia('(min-width: 80em)')
  const [unfolded, setUnfolded] = useState(false)
  const found = chosen ? sums.filter(({ month }) => month === chosen) : sums
  const total = totalOf(found)
  const figure = (billable: boolean) => formatFigure(totalOf(found.filter((sum) => sum.billable === billable)).amount, currency)
  return (
    <aside className={classes.panel} aria-label="Sums">
      <p className={classes.caption}>
        {expenseSearch.isFiltered(state) ? `${countOf(total.count, expenseNoun)} found` : `All ${countOf(total.count, expenseNoun)}`}
      </p>
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
            onChoose={(month) => apply(expenseSearch.with(state, 'month', month === chosen ? undefined : month))}
          />
          <Categories sums={found} search={search} />
          <p className={classes.note}>All amounts are in {currency}, the currency of this workspace.</p>
        </>
      )}
    </aside>
  )
}
