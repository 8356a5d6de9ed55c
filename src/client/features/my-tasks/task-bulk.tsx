import { IconCalendar, IconCheck, IconRotate, IconTrash } from '@tabler/icons-react'
import type { Task } from '../../../contract/projects/tasks.ts'
import type { BulkAction } from '../../kit/bulk/bulk-action.tsx'
import type { BulkStep } from '../../kit/bulk/bulk-job.ts'
import type { BulkProps } from '../../kit/bulk/bulk-props.ts'
import { deleteStep } from '../../kit/bulk/record-steps.ts'
import { SelectionBar } from '../../kit/bulk/selection-bar.tsx'
import { DuePanel } from '../../kit/due/due-picker.tsx'
import { dueWords } from '../../kit/due/due-words.ts'
import { useDueDays } from '../../kit/due/use-due-days.ts'
import { taskResource } from '../tasks/task-resource.ts'
import { doneStep, dueStep } from '../tasks/task-steps.ts'
import { taskNoun } from './task-search.ts'

/** What can be done with the selected tasks. */
export const TaskBulk = (props: BulkProps<Task>) => {
  const { records } = props
  const days = useDueDays()
  const actions = (run: (step: BulkStep<Task>) => void): BulkAction[] => [
    records.some(({ state }) => state !== 'done')
      ? { label: 'Complete', keys: 's', icon: IconCheck, onClick: () => run(doneStep(records, true)) }
      : { label: 'Reopen', keys: 's', icon: IconRotate, onClick: () => run(doneStep(records, false)) },
    {
      label: 'Due date',
      longLabel: 'Change the due date of',
      keys: 'r',
      icon: IconCalendar,
      panel: {
        width: 300,
        content: <DuePanel dueDate="" onChange={(due) => run(dueStep(records, due, dueWords(due, days)?.label ?? ''))} />,
      },
    },
    { label: 'Delete', keys: 'delete', icon: IconTrash, onClick: () => run(deleteStep(taskResource, records)) },
  ]
  return <SelectionBar {...props} noun={taskNoun} actions={actions} />
}
