import type { Expense } from '../../../contract/projects/expenses.ts'
import { useRecordEdit } from '../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../kit/resource/resource.ts'
import { formatDate } from '../../ui/dates/format-date.ts'
import { formatFigure } from '../../ui/money/format-money.ts'
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
    setCategory: (categoryId: string, name: string) =>
      edit.apply({ categoryId }, { message: categoryId ? `Changed the category to ${name}` : 'Removed the category', quiet: false }),
  }
}
