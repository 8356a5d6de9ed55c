import type { Expense } from '../../../../contract/projects/expenses.ts'
import { RecordSheet } from '../../../kit/record/record-sheet.tsx'
import { useRemoveRow } from '../../../kit/record/use-remove-row.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { formatDate, formatDateTime } from '../../../ui/dates/format-date.ts'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { CategoryProperty } from '../../categories/category-field.tsx'
import { expenseCategorySet } from '../../categories/category-sets.ts'
import { useCategories } from '../../categories/use-categories.ts'
import { AmountCell, DateCell, NotesCell, useExpenseEdit } from '../expense-cells.tsx'
import { expenseResource } from '../expense-resource.ts'
import { kinds } from '../expense-search.ts'

const Fields = ({ expense }: { expense: Versioned<Expense> }) => {
  const { currency } = useMe().account
  const { nameOf } = useWorkspace()
  const { nameOf: categoryOf } = useCategories(expenseCategorySet)
  const edits = useExpenseEdit(expense, categoryOf, currency)
  const { date, billable, categoryId, author, createdAt } = expense
  return (
    <>
      {edits.edit.clash && <ClashNote {...edits.edit.clash} />}
      <InlineRow label="Amount">
        <AmountCell expense={expense} edits={edits} currency={currency} />
      </InlineRow>
      <InlineRow label="Description">
        <NotesCell expense={expense} edits={edits} />
      </InlineRow>
      <InlineRow label="Date">
        <DateCell expense={expense} edits={edits} words={formatDate(date)} />
      </InlineRow>
      <CategoryProperty
        set={expenseCategorySet}
        name={categoryId && (categoryOf(categoryId) ?? '…')}
        onPick={edits.setCategory}
        onRemove={() => edits.setCategory('', '')}
      />
      <InlineRow label="Billable">
        <Segmented
          label="Billable"
          value={billable ? 'yes' : 'no'}
          options={kinds}
          onChange={(next) => edits.setBillable(next === 'yes')}
        />
      </InlineRow>
      <InlineRow label="Added">
        <bdi>{nameOf(author)}</bdi>, {formatDateTime(createdAt)}
      </InlineRow>
    </>
  )
}

/** An expense beside the list: everything that is known about it, edited in place. */
export const ExpenseSheet = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const remove = useRemoveRow(expenseResource)
  return (
    <RecordSheet resource={expenseResource} id={id} title="Expense" onClose={onClose} onRemove={remove}>
      {(expense) => <Fields expense={expense} />}
    </RecordSheet>
  )
}
