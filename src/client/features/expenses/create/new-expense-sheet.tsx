import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CreateSheet } from '../../../kit/create/create-sheet.tsx'
import { useCreateForm } from '../../../kit/create/use-create-form.ts'
import { DayField } from '../../../kit/due/day-field.tsx'
import { AmountField } from '../../../kit/money/amount-field.tsx'
import { useMe } from '../../../lib/session/use-me.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CategoryField } from '../../categories/category-field.tsx'
import { expenseCategorySet } from '../../categories/category-sets.ts'
import { amountFormat } from '../expense-format.ts'
import { expenseListAddress } from '../expense-list-address.ts'
import { expenseResource } from '../expense-resource.ts'
import { kinds } from '../expense-search.ts'
import { useBillableChoice } from '../use-billable-choice.ts'
import { newExpenseIn } from './new-expense.ts'

/** The sheet in which an expense is added. */
export const NewExpenseSheet = ({ projectId, onClose }: { projectId: string; onClose: () => void }) => {
  const client = useQueryClient()
  const { account } = useMe()
  const choice = useBillableChoice(projectId)
  const [billable] = useState(choice.get)
  const { currency } = account
  const newExpense = useMemo(() => newExpenseIn(client, { currency, projectId, billable }), [client, currency, projectId, billable])
  const form = useCreateForm(expenseResource, newExpense, () => expenseListAddress(projectId))
  const { draft, faults, set } = form
  return (
    <CreateSheet title="New expense" form={form} onClose={onClose}>
      {(first) => (
        <>
          <AmountField
            required
            ref={first}
            label={`Amount (${currency})`}
            format={amountFormat(currency)}
            autoFocus
            value={draft.amount}
            error={faults.amount}
            onChange={(amount) => set({ amount }, 'amount')}
          />
          <TextField
            label="Description"
            placeholder="What the money was spent on"
            autoComplete="off"
            value={draft.notes}
            error={faults.notes}
            onChange={(notes) => set({ notes }, 'notes')}
          />
          <DayField label="Date" placeholder="Today" value={draft.date} error={faults.date} onChange={(date) => set({ date }, 'date')} />
          <CategoryField
            set={expenseCategorySet}
            value={draft.category}
            error={faults.category}
            onChange={(category) => set({ category }, 'category')}
          />
          <SelectField
            label="Billable"
            value={draft.billable}
            error={faults.billable}
            options={kinds}
            onChange={(next) => {
              set({ billable: next }, 'billable')
              choice.set(next)
            }}
          />
        </>
      )}
    </CreateSheet>
  )
}
