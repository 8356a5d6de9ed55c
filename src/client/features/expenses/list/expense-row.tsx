import { IconChevronRight } from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import type { Expense } from '../../../../contract/projects/expenses.ts'
import { currentTime } from '../../../clock.ts'
import type { Listed } from '../../../kit/resource/resource.ts'
import { entryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { paths } from '../../../paths.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { formatDayOfMonth, formatShort } from '../../../ui/dates/format-date.ts'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { rowBox } from '../../../ui/fields/checkbox.tsx'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { InlineSelect } from '../../../ui/inline/inline-select.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { formatFigure } from '../../../ui/money/format-money.ts'
import { buttonLink } from '../../../ui/page/row-link.ts'
import { CategorySelect } from '../../categories/category-field.tsx'
import type { Category } from '../../categories/category-sets.ts'
import { AmountCell, DateCell, NotesCell, useExpenseEdit } from '../expense-cells.tsx'
import { kinds } from '../expense-search.ts'
import classes from './expense-list.module.css'

interface ExpenseRowProps {
  expense: Listed<Expense>
  /** Under the heading of its month, which the day does not repeat. */
  underMonth: boolean
  selected: boolean
  currency: string
  categories: readonly Category[]
  nameOf: (userId: string) => string
  onOpen: (id: string) => void
  onToggle: (id: string) => void
}

const Cells = ({ expense, underMonth, currency, categories, nameOf, onOpen }: ExpenseRowProps) => {
  const categoryOf = (id: string) => categories.find((category) => category.id === id)?.name
  const edits = useExpenseEdit(expense, categoryOf, currency)
  const { date, billable, categoryId = '', author } = expense
  return (
    <>
      <span className={classes.day}>
        <DateCell expense={expense} edits={edits} words={underMonth ? formatDayOfMonth(date) : formatShort(date, currentTime())} />
      </span>
      <span className={classes.notes}>
        <NotesCell expense={expense} edits={edits} oneLine />
      </span>
      <span className={classes.category} data-empty={categoryId === '' || undefined}>
        <CategorySelect categories={categories} value={categoryId} onChange={edits.setCategory} />
      </span>
      <span className={classes.person} title={`Added by ${nameOf(author)}`}>
        {avatar(nameOf(author), 'person', 20)} <bdi className={classes.name}>{nameOf(author)}</bdi>
      </span>
      <span className={classes.billable} data-not={!billable || undefined}>
        <InlineSelect
          label="Billable"
          value={billable ? 'yes' : 'no'}
          options={kinds}
          onChange={(next) => edits.setBillable(next === 'yes')}
        />
      </span>
      <span className={classes.amount}>
        <AmountCell expense={expense} edits={edits} currency={currency} />
      </span>
      <span className={classes.open}>
        <IconButton
          label="Open expense"
          icon={IconChevronRight}
          size={28}
          {...buttonLink(paths.expense(expense.id), () => onOpen(expense.id))}
        />
      </span>
      {edits.edit.clash && (
        <div className={classes.clash}>
          <ClashNote {...edits.edit.clash} />
        </div>
      )}
    </>
  )
}

const PhoneCells = ({ expense, currency, categories, onOpen }: ExpenseRowProps) => {
  const { date, notes, amount, billable, categoryId } = expense
  const category = categories.find(({ id }) => id === categoryId)?.name
  return (
    <button type="button" className={classes.press} {...buttonLink(paths.expense(expense.id), () => onOpen(expense.id))}>
      <bdi className={classes.title}>{notes || 'No description'}</bdi>
      <span className={classes.figure}>{formatFigure(amount, currency)}</span>
      <span className={classes.second}>
        {[formatShort(date, currentTime()), category, !billable && 'Not billable'].filter(Boolean).join(' · ')}
      </span>
    </button>
  )
}

/** An expense, edited in place. Enter opens it, e edits its description, x selects it. */
export const ExpenseRow = memo((props: ExpenseRowProps) => {
  const { expense, selected, onOpen, onToggle } = props
  const phone = usePhone()
  const { id, notes, amount, gone } = expense
  const name = notes || amount
  const toggle = () => onToggle(id)
  const onKeyDown = entryKeys({
    Enter: () => onOpen(id),
    x: toggle,
    ' ': toggle,
    e: (row) => row.querySelector<HTMLElement>(`.${classes.notes} [data-edit]`)?.click(),
  })
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox') toggle()
  }
  return (
    <article
      className={classes.row}
      aria-label={`Expense: ${name}`}
      tabIndex={-1}
      data-entry
      data-selected={selected || undefined}
      data-gone={gone}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <span className={classes.box}>{rowBox(selected, `Select ${name}`)}</span>
      {gone ? (
        <span className={classes.deleted}>{name} is no longer available.</span>
      ) : phone ? (
        <PhoneCells {...props} />
      ) : (
        <Cells {...props} />
      )}
    </article>
  )
})
