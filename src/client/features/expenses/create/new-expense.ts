import type { QueryClient } from '@tanstack/react-query'
import { currentTime } from '../../../clock.ts'
import { clearSent } from '../../../kit/create/clear-sent.ts'
import type { NewRecord } from '../../../kit/create/use-create-form.ts'
import { dateFormat } from '../../../kit/due/day-formats.ts'
import { readAmountLine } from '../../../kit/money/amount-line.ts'
import type { ComboOption } from '../../../ui/combo/use-options.ts'
import { formatDate } from '../../../ui/dates/format-date.ts'
import { expenseCategorySet } from '../../categories/category-sets.ts'
import { prepareCategory } from '../../categories/create-category.ts'
import { amountFormat, notesFault } from '../expense-format.ts'
import { expenseListAddress } from '../expense-list-address.ts'
import type { ExpenseToAdd } from '../expense-resource.ts'

/** An expense before it is added. A category without an id is new. */
interface ExpenseDraft {
  amount: string
  notes: string
  /** A day as people type it; today while it is empty. */
  date: string
  category?: ComboOption | undefined
  billable: 'yes' | 'no'
}
type Field = 'amount' | 'notes' | 'date' | 'category' | 'billable'

const dayOf = (typed: string) => dateFormat.parse(typed.trim() || formatDate(currentTime()))

/** The amount and the description of a draft: what follows the amount in its field, as in "€12 coffee", is the description where there is none. */
const textsOf = ({ amount, notes }: ExpenseDraft, currency: string) => {
  const line = readAmountLine(amount, currency)
  const isLine = notes.trim() === '' && line.notes !== '' && 'amount' in line.reading
  return isLine ? { amount: line.amountText, notes: line.notes } : { amount, notes: notes.trim() }
}

interface Place {
  /** The currency of the workspace. */
  currency: string
  projectId: string
  /** Whether it is billable unless its author chooses otherwise. */
  billable: ExpenseDraft['billable']
}

/** How an expense of a project is drafted and sent. */
export const newExpenseIn = (
  client: QueryClient,
  { currency, projectId, billable }: Place,
): NewRecord<ExpenseDraft, Field, ExpenseToAdd> => ({
  root: 'expense',
  empty: { amount: '', notes: '', date: '', billable },
  keys: { amount: ['amount'], notes: ['notes'], date: ['date'], category: ['categoryId'], billable: ['billable'] },
  load: ({ date }) => dateFormat.load?.(date),
  check: (draft) => {
    const { date } = draft
    const { amount, notes } = textsOf(draft, currency)
    const wrongNotes = notesFault(notes)
    return {
      ...(amountFormat(currency).parse(amount) === undefined && { amount: amountFormat(currency).faultOf(amount) }),
      ...(wrongNotes !== undefined && { notes: wrongNotes }),
      ...(dayOf(date) === undefined && { date: dateFormat.faultOf(date) }),
    }
  },
  prepare: prepareCategory(client, expenseCategorySet),
  toNew: (draft) => {
    const { amount, notes } = textsOf(draft, currency)
    return {
      projectId,
      amount: amountFormat(currency).parse(amount) ?? '',
      date: dayOf(draft.date) ?? '',
      notes,
      billable: draft.billable === 'yes',
      ...(draft.category?.id && { categoryId: draft.category.id }),
    }
  },
  next: clearSent('amount', 'notes'),
  verb: 'Added',
  nameOf: ({ notes, amount }) => notes || amount,
  pathOf: () => expenseListAddress(projectId),
})
