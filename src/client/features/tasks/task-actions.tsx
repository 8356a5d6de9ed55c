import { IconCalendar, IconCheck, IconRotate } from '@tabler/icons-react'
import type { Task } from '../../../contract/projects/tasks.ts'
import type { BulkAction } from '../../kit/bulk/bulk-action.tsx'
import type { BulkStep } from '../../kit/bulk/bulk-job.ts'
import type { DueDays } from '../../kit/due/due-days.ts'
import { DuePanel } from '../../kit/due/due-picker.tsx'
import { doneStep, dueStep } from './task-steps.ts'

type Run = (step: BulkStep<Task>) => void

/** Completes the selected tasks, or reopens them where all are completed. */
export const doneAction = (tasks: readonly Task[], run: Run): BulkAction =>
  tasks.some(({ state }) => state !== 'done')
    ? { label: 'Complete', keys: 's', icon: IconCheck, onClick: () => run(doneStep(tasks, true)) }
    : { label: 'Reopen', keys: 's', icon: IconRotate, onClick: () => run(doneStep(tasks, false)) }

/** Gives the selected tasks one due date. */
export const dueAction = (tasks: readonly Task[], run: Run, { days, keys }: { days: DueDays; keys: string }): BulkAction => ({
  label: 'Due date',
  longLabel: 'Change the due date of',
  keys,
  icon: IconCalendar,
  panel: {
    width: 300,
    content: <DuePanel dueDate="" onChange={(due) => run(dueStep(tasks, due, days))} />,
  },
})
