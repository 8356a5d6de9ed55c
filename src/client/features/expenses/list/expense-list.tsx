import { type ReactNode, useMemo, useRef } from 'react'
import type { Expense } from '../../../../contract/projects/expenses.ts'
import type { ExpenseSum } from '../../../../contract/x/projects/expenses.ts'
import type { UsedList } from '../../../kit/list/list-context.tsx'
import { useEntryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { monthName } from '../../../ui/dates/format-date.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { useFlowingRows } from '../../../ui/list/use-flowing-rows.ts'
import { useNearEnd } from '../../../ui/list/use-near-end.ts'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import type { Category } from '../../categories/category-sets.ts'
import type { ExpenseFilters, ExpenseSearch } from '../expense-search.ts'
import { MonthHead } from '../sums/month-head.tsx'
import classes from './expense-list.module.css'
import { ExpenseRow } from './expense-row.tsx'

interface ExpenseListProps {
  list: UsedList<Expense, ExpenseFilters, ExpenseSearch, string>
  /** The sums of everything found; undefined until they have been read. */
  sums: readonly ExpenseSum[] | undefined
  categories: readonly Category[]
  nameOf: (userId: string) => string
  /** Above the rows. */
  before: ReactNode
  onOpen: (id: string) => void
}

/** The expenses of a project, under their months while they are sorted by date. j, k and the arrow keys move between them. */
export const ExpenseList = ({ list, sums, categories, nameOf, before, onOpen }: ExpenseListProps) => {
  const { items, hasMore, error, loadMore, state, selection, selected } = list
  const byMonth = state.sort.endsWith('date')
  const { currency } = useMe().account
  const scroller = useRef<HTMLDivElement>(null)
  useEntryKeys(scroller)
  const end = useNearEnd(() => loadMore(), hasMore && !error, items.length)
  const phone = usePhone()
  // The heading of a month is a row too, without an expense.
  const entries = useMemo(
    () =>
      byMonth
        ? [...Map.groupBy(items, ({ date }) => date.slice(0, 7))].flatMap(([month, some]) => [
            { key: month, month, expense: undefined },
            ...some.map((expense) => ({ key: expense.id, month, expense })),
          ])
        : items.map((expense) => ({ key: expense.id, month: '', expense })),
    [items, byMonth],
  )
  const keys = useMemo(() => entries.map(({ key }) => key), [entries])
  const { list: rows, rows: shown, after, measure, onFocus } = useFlowingRows({ scroller, keys, rowHeight: phone ? 57 : 41 })
  const chosen = selected.length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region is reached by keyboard
    <div ref={scroller} className={classes.scroller} role="group" aria-label="Expenses" tabIndex={0}>
      {before}
      <div className={classes.head}>
        <span className={classes.box}>
          <Checkbox
            checked={chosen > 0 && chosen === items.length}
            indeterminate={chosen > 0 && chosen < items.length}
            onChange={() => (chosen === items.length ? selection.clear() : selection.extend(items.map((item) => item.id)))}
            label="Select all"
            hideLabel
          />
        </span>
        <span>Date</span>
        <span>Description</span>
        <span>Category</span>
        <span className={classes.person}>Added by</span>
        <span>Billable</span>
        <span className={classes.right}>Amount</span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notes which row has the focus */}
      <div ref={rows} className={classes.rows} onFocus={onFocus}>
        {[...Map.groupBy(shown, ({ index }) => entries[index]?.month ?? '')].map(([month, some]) => (
          <section key={month} aria-label={month ? monthName(month) : undefined}>
            {some.map(({ index, gap }) => {
              const expense = entries[index]?.expense
              return (
                <div key={keys[index]} ref={measure} data-index={index} style={gap > 0 ? { marginBlockStart: gap } : undefined}>
                  {expense ? (
                    <ExpenseRow
                      expense={expense}
                      underMonth={byMonth}
                      selected={selection.has(expense.id)}
                      currency={currency}
                      categories={categories}
                      nameOf={nameOf}
                      onOpen={onOpen}
                      onToggle={selection.toggle}
                    />
                  ) : (
                    <MonthHead month={month} sums={sums} currency={currency} />
                  )}
                </div>
              )
            })}
          </section>
        ))}
        <div style={{ height: after }} />
      </div>
      <div ref={end} />
      {hasMore && !error && <SkeletonRows count={3} rowHeight={40} columns={['4rem', '1fr', '6rem', '5rem']} />}
    </div>
  )
}
