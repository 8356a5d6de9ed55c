import type { Expense } from '../../../contract/projects/expenses.ts'
import { DayEdit } from '../../kit/due/day-edit.tsx'
import { TextEdit } from '../../kit/edit/text-edit.tsx'
import { AmountEdit } from '../../kit/money/amount-edit.tsx'
import { type Made, useRecordEdit } from '../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../kit/resource/resource.ts'
import { formatDate } from '../../ui/dates/format-date.ts'
import { formatFigure } from '../../ui/money/format-money.ts'
import { amountFormat, notesFault } from './expense-format.ts'
import { expenseResource } from './expense-resource.ts'

type From = Versioned<Expense>

/** Returns the edits of one expense in place. `categoryOf` names a category; `currency` is that of the workspace. */
export const useExpenseEdit = (expense: From, categoryOf: (id: string) => string | undefined, currency: string) => {
  const edit = useRecordEdit(expenseResource, expense, categoryOf)
  return {
    edit,
    setDate: (date: string, from: From) => edit.save({ date }, from, { message: `Changed the date to ${formatDate(date)}` }),
    setNotes: (notes: string, from: From) => edit.save({ notes }, from, { message: 'Changed the description' }),
    setAmount: (amount: string, from: From) =>
      edit.save({ amount }, from, { message: `Changed the amount to ${formatFigure(amount, currency)}` }),
    setBillable: (billable: boolean) => edit.apply({ billable }, { message: billable ? 'Now billable' : 'Now not billable', quiet: false }),
    /** An empty id removes the category. */
    setCategory: (categoryId: string, name: string, made?: Made) =>
      edit.apply({ categoryId }, { message: categoryId ? `Changed the category to ${name}` : 'Removed the category', quiet: false, made }),
  }
}

interface CellProps {
  expense: From
  edits: ReturnType<typeof useExpenseEdit>
}

/** The description, edited in place. */
export const NotesCell = ({ expense, edits, oneLine = false }: CellProps & { oneLine?: boolean }) => (
  <TextEdit
    label="description"
    placeholder="Add a description"
    value={expense.notes}
    record={expense}
    oneLine={oneLine}
    multiline={!oneLine}
    draftKey={edits.edit.draftKey('notes')}
    validate={notesFault}
    onSave={edits.setNotes}
  />
)

/** The day, edited in place. `words` says it as the place shows it. */
export const DateCell = ({ expense, edits, words }: CellProps & { words: string }) => (
  <DayEdit
    label="date"
    value={expense.date}
    record={expense}
    required
    render={() => words}
    draftKey={edits.edit.draftKey('date')}
    onSave={(date = expense.date, from) => edits.setDate(date, from)}
  />
)

/** The amount, edited in place. */
export const AmountCell = ({ expense, edits, currency }: CellProps & { currency: string }) => {
  const format = amountFormat(currency)
  return (
    <AmountEdit
      label="amount"
      format={format}
      value={expense.amount}
      record={expense}
      required
      render={(amount) => formatFigure(format.parse(amount) ?? expense.amount, currency)}
      draftKey={edits.edit.draftKey('amount')}
      onSave={(amount = expense.amount, from) => edits.setAmount(amount, from)}
    />
  )
}
