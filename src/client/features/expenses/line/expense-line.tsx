import { type KeyboardEvent, useRef, useState } from 'react'
import { moneyFormat } from '../../../kit/money/amount-formats.ts'
import { chooseByKey } from '../../../kit/money/amount-hint.tsx'
import { readAmountLine } from '../../../kit/money/amount-line.ts'
import { rememberTypedMark } from '../../../kit/money/decimal-mark.ts'
import type { Composer } from '../../../kit/posts/post-composer.tsx'
import { useCreate } from '../../../kit/resource/use-write.ts'
import { LineComposer } from '../../../kit/stream/line-composer.tsx'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { InlineSelect } from '../../../ui/inline/inline-select.tsx'
import { expenseCategorySet } from '../../categories/category-sets.ts'
import { categoryOptions } from '../../categories/category-source.ts'
import { useCategories } from '../../categories/use-categories.ts'
import { expenseResource } from '../expense-resource.ts'
import { kinds } from '../expense-search.ts'
import { useBillableChoice } from '../use-billable-choice.ts'
import { expenseLineFault } from './expense-line-fault.ts'
import { ExpensePreview, withAmount } from './expense-preview.tsx'
import { useExpenseLine } from './use-expense-line.ts'

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
  const { currency } = useMe().account
  const { read, readNow, keepWords, clearKept } = useExpenseLine(currency)
  const format = moneyFormat(currency)
  const add = async (line: string, draftKey: string) => {
    const { reading } = readAmountLine(line, currency)
    if (!('amount' in reading)) return
    const { notes, date } = await readNow(line)
    rememberTypedMark(reading.mark)
    const fields = { notes, date, billable: billable === 'yes', ...(categoryId && { categoryId }) }
    const { id, changeId } = await create({ projectId, amount: reading.amount, ...fields }, {}, draftKey)
    clearKept()
    done({
      message: `Added ${notes ? `“${notes}”` : reading.amount}`,
      changeId,
      quiet: true,
      touched: [{ resource: 'expenses', id, action: 'created' }],
    })
  }
  const onKeyDown = (event: KeyboardEvent, line: string, change: (line: string) => void) => {
    const { amountText } = readAmountLine(line, currency)
    chooseByKey(event, { text: amountText, format, onChoose: (amount) => change(withAmount(line, currency, amount)) })
    const { dayWords } = read(line)
    if (event.key !== 'Escape' || dayWords === undefined) return
    event.preventDefault()
    keepWords(dayWords)
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
      preview={(line, change) => (
        <ExpensePreview line={line} currency={currency} read={read(line)} onChange={change} onKeepWords={keepWords} />
      )}
      onKeyDown={onKeyDown}
      check={(line) => expenseLineFault(line, currency)}
      onAdd={add}
      onLeave={() => undefined}
    />
  )
}
