import { useRef, useState } from 'react'
import { useDueDays } from '../../kit/due/use-due-days.ts'
import type { Composer } from '../../kit/posts/post-composer.tsx'
import { useCreate } from '../../kit/resource/use-write.ts'
import { LineComposer } from '../../kit/stream/line-composer.tsx'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { dayOf } from '../../ui/dates/format-date.ts'
import { InlineSelect } from '../../ui/inline/inline-select.tsx'
import { expenseCategorySet } from '../categories/category-sets.ts'
import { categoryOptions } from '../categories/category-source.ts'
import { useCategories } from '../categories/use-categories.ts'
import { readExpenseLine } from '../expenses/expense-format.ts'
import { expenseResource } from '../expenses/expense-resource.ts'
import { kinds } from '../expenses/expense-search.ts'
import { useBillableChoice } from '../expenses/use-billable-choice.ts'

/** Adds an expense with one line, "12.50 Train to Oslo yesterday", by default of today. The choices stay for the next line. */
export const ExpenseLine = ({ projectId }: { projectId: string }) => {
  const place = `expenses:${projectId}`
  const create = useCreate(expenseResource, `${place}:line`)
  const { done } = useUndoable()
  const { categories, nameOf } = useCategories(expenseCategorySet)
  const [chosen, setChosen] = useState('')
  // The category may have been deleted since it was chosen.
  const categoryId = nameOf(chosen) === undefined ? '' : chosen
  const choice = useBillableChoice(projectId)
  const billable = choice.use()
  const composer = useRef<Composer>(null)
  const days = useDueDays()
  // The code that understands dates is loaded with the first line; without it, such as offline, the words stay.
  const readDay = (notes: string) =>
    import('./read-expense-day.ts').then(
      ({ readExpenseDay }) => readExpenseDay(notes, days),
      () => ({ notes, day: undefined }),
    )
  const add = async (line: string) => {
    const read = readExpenseLine(line)
    if ('fault' in read) return
    const { notes, day = dayOf(new Date()) } = await readDay(read.notes)
    const fields = { notes, date: day, billable: billable === 'yes', ...(categoryId && { categoryId }) }
    const { id, changeId } = await create({ projectId, ...read, ...fields })
    done({
      message: `Added ${notes ? `“${notes}”` : read.amount}`,
      changeId,
      quiet: true,
      touched: [{ resource: 'expenses', id, action: 'created' }],
    })
  }
  return (
    <LineComposer
      ref={composer}
      noun="expense"
      place={place}
      placeholder="Add an expense for today… for example “12.50 Train to Oslo yesterday”"
      tabs={null}
      choices={
        <>
          <InlineSelect standsAlone label="Category" value={categoryId} options={categoryOptions(categories)} onChange={setChosen} />
          <InlineSelect standsAlone label="Billable" value={billable} options={kinds} onChange={choice.set} />
        </>
      }
      check={(line) => {
        const read = readExpenseLine(line)
        return 'fault' in read ? read.fault : undefined
      }}
      onAdd={add}
      onLeave={() => undefined}
    />
  )
}
