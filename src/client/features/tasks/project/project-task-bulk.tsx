import { IconList, IconTrash, IconUser } from '@tabler/icons-react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import type { BulkAction } from '../../../kit/bulk/bulk-action.tsx'
import type { BulkStep } from '../../../kit/bulk/bulk-job.ts'
import type { BulkProps } from '../../../kit/bulk/bulk-props.ts'
import { deleteStep } from '../../../kit/bulk/record-steps.ts'
import { SelectionBar } from '../../../kit/bulk/selection-bar.tsx'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
import { findByName } from '../../../kit/search/find-by-name.ts'
import { PickPanel } from '../../../kit/search/panels/pick-panel.tsx'
import { useProjectPeople } from '../../projects/project-people.ts'
import { doneAction, dueAction, ResponsiblePanel } from '../task-actions.tsx'
import { taskNoun, taskResource } from '../task-resource.ts'

interface ProjectTaskBulkProps extends BulkProps<Task> {
  projectId: string
  lists: readonly { readonly id: string; readonly name: string }[]
  /** Moves the selected tasks to the end of a list. */
  onMove: (listId: string) => void
}

/** What can be done with the selected tasks of a project. */
export const ProjectTaskBulk = ({ projectId, lists, onMove, ...props }: ProjectTaskBulkProps) => {
  const { records } = props
  const days = useDueDays()
  const { mayChange } = useProjectRights(projectId)
  const { people } = useProjectPeople(projectId)
  const actions = (run: (step: BulkStep<Task>) => void): BulkAction[] => [
    doneAction(records, run),
    {
      label: 'Responsible',
      longLabel: 'Change who is responsible for',
      keys: 'r',
      icon: IconUser,
      panel: {
        width: 280,
        content: <ResponsiblePanel tasks={records} people={people} run={run} />,
      },
    },
    dueAction(records, run, days),
    {
      label: 'Move to list',
      longLabel: 'Move to a list:',
      keys: 'm',
      icon: IconList,
      disabled: records.some(({ state }) => state === 'done'),
      panel: {
        width: 280,
        content: (
          <PickPanel label="List" find={async (_, term) => findByName(lists, term)} onPick={({ id }) => id !== undefined && onMove(id)} />
        ),
      },
    },
    {
      label: 'Delete',
      keys: 'delete',
      icon: IconTrash,
      reason: records.every(mayChange) ? undefined : 'You can only delete tasks that you created.',
      onClick: () => run(deleteStep(taskResource, records)),
    },
  ]
  return <SelectionBar {...props} noun={taskNoun} actions={actions} />
}
