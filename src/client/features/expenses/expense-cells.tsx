import type { Expense } from '../../../contract/projects/expenses.ts'
import { DayEdit } from '../../kit/edit/day-edit.tsx'
import { TextEdit } from '../../kit/edit/text-edit.tsx'
import type { Versioned } from '../../kit/resource/resource.ts'
import { formatFigure } from '../../ui/money/format-money.ts'
import { amountFormat, notesFault } from './expense-format.ts'
import type { useExpenseEdit } from './use-expense-edit.ts'

interface CellProps {
  expense: Versioned<Expense>
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
export const AmountCell = ({ expense, edits, currency }: CellProps & { currency: string }) => (
  <TextEdit
    label="amount"
    placeholder={amountFormat.placeholder}
    value={expense.amount}
    record={expense}
    inputMode="decimal"
    render={(amount) => formatFigure(amountFormat.parse(amount) ?? expense.amount, currency)}
    draftKey={edits.edit.draftKey('amount')}
    validate={(text) => (amountFormat.parse(text) === undefined ? amountFormat.faultOf(text) : undefined)}
    onSave={(text, from) => edits.setAmount(amountFormat.parse(text) ?? from.amount, from)}
  />
)
