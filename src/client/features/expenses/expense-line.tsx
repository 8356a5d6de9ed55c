import { useRef } from 'react'
import type { Composer } from '../../kit/posts/post-composer.tsx'
import { useCreate } from '../../kit/resource/use-write.ts'
import { LineComposer } from '../../kit/stream/line-composer.tsx'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { dayOf } from '../../ui/dates/format-date.ts'
import { readExpenseLine } from './expense-format.ts'
import { expenseResource } from './expense-resource.ts'

/** Adds an expense of today with one line: "12.50 Train to Oslo". */
export const ExpenseLine = ({ projectId }: { projectId: string }) => {
  const place = `expenses:${projectId}`
  const create = useCreate(expenseResource, `${place}:line`)
  const { done } = useUndoable()
  const composer = useRef<Composer>(null)
  const add = async (line: string) => {
    const read = readExpenseLine(line)
    if ('fault' in read) return
    const { id, changeId } = await create({ projectId, ...read, date: dayOf(new Date()), billable: true })
    done({ message: `Added ${read.notes || read.amount}`, changeId, quiet: true, touched: [{ resource: 'expenses', id }] })
  }
  return (
    <LineComposer
      ref={composer}
      noun="expense"
      place={place}
      placeholder="Add an expense of today… for example “12.50 Train to Oslo”"
      tabs={null}
      check={(line) => {
        const read = readExpenseLine(line)
        return 'fault' in read ? read.fault : undefined
      }}
      onAdd={add}
      onLeave={() => undefined}
    />
  )
}
