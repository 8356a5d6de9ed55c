import { IconTrash } from '@tabler/icons-react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import type { BulkAction } from '../../../kit/bulk/bulk-action.tsx'
import type { BulkStep } from '../../../kit/bulk/bulk-job.ts'
import type { BulkProps } from '../../../kit/bulk/bulk-props.ts'
import { deleteStep } from '../../../kit/bulk/record-steps.ts'
import { SelectionBar } from '../../../kit/bulk/selection-bar.tsx'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { doneAction, dueAction } from '../task-actions.tsx'
import { taskNoun, taskResource } from '../task-resource.ts'
import { useTasksRights } from '../use-task-rights.ts'

/** What can be done with the selected tasks. */
export const TaskBulk = (props: BulkProps<Task>) => {
  const { records } = props
  const days = useDueDays()
  const rightsOf = useTasksRights(records)
  const isClient = useMe().role === 'client'
  const actions = (run: (step: BulkStep<Task>) => void): BulkAction[] => [
    {
      ...doneAction(records, run),
      reason: records.every((task) => rightsOf(task).mayFinish) ? undefined : 'In some of these projects you can only look.',
    },
    ...(isClient
      ? []
      : [
          dueAction(records, run, days),
          { label: 'Delete', keys: 'delete', icon: IconTrash, onClick: () => run(deleteStep(taskResource, records)) },
        ]),
  ]
  return <SelectionBar {...props} noun={taskNoun} actions={actions} />
}
