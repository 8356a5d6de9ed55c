import { IconCoins, IconTrash } from '@tabler/icons-react'
import type { Expense } from '../../../../contract/projects/expenses.ts'
import type { BulkAction } from '../../../kit/bulk/bulk-action.tsx'
import type { BulkStep } from '../../../kit/bulk/bulk-job.ts'
import type { BulkProps } from '../../../kit/bulk/bulk-props.ts'
import { changeStep, deleteStep } from '../../../kit/bulk/record-steps.ts'
import { SelectionBar } from '../../../kit/bulk/selection-bar.tsx'
import { categoryAction, categoryVerb } from '../../categories/category-action.tsx'
import { expenseCategorySet } from '../../categories/category-sets.ts'
import { expenseResource } from '../expense-resource.ts'
import { expenseNoun } from '../expense-search.ts'

const billableStep = (expenses: readonly Expense[], billable: boolean) => {
  const others = expenses.filter((expense) => expense.billable !== billable)
  return changeStep(expenseResource, others, () => ({ billable }), {
    done: billable ? 'now billable' : 'now not billable',
    short: 'changed',
    act: 'change',
  })
}

const actionsFor = (expenses: readonly Expense[], run: (step: BulkStep<Expense>) => void): BulkAction[] => {
  const toBillable = expenses.some(({ billable }) => !billable)
  return [
    {
      label: toBillable ? 'Mark billable' : 'Mark not billable',
      keys: 's',
      icon: IconCoins,
      onClick: () => run(billableStep(expenses, toBillable)),
    },
    categoryAction(expenseCategorySet, (categoryId, name, group) =>
      run({ ...changeStep(expenseResource, expenses, () => ({ categoryId }), categoryVerb(categoryId, name)), group }),
    ),
    { label: 'Delete', keys: 'delete', icon: IconTrash, onClick: () => run(deleteStep(expenseResource, expenses)) },
  ]
}

/** What can be done with the selected expenses. */
export const ExpenseBulk = (props: BulkProps<Expense>) => (
  <SelectionBar {...props} noun={expenseNoun} actions={(run) => actionsFor(props.records, run)} />
)
