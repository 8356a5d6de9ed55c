import { IconChevronDown, IconChevronUp, IconLink, IconTrash } from '@tabler/icons-react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { copyLink } from '../../../kit/record/copy-link.ts'
import { RecordSheet } from '../../../kit/record/record-sheet.tsx'
import { useRemoveRow } from '../../../kit/record/use-remove-row.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { appLocation } from '../../../ui/page/app-location.ts'
import { taskResource } from '../task-resource.ts'
import { useTaskRights } from '../use-task-rights.ts'
import { TaskFacts } from './task-facts.tsx'
import { TaskFields } from './task-fields.tsx'

interface TaskSheetProps {
  id: string
  /** The ids of the tasks on the page, in their order: the sheet goes to the one before and after. */
  among?: readonly string[]
  onOpen?: (id: string) => void
  onClose: () => void
}

const copyAddress = () => {
  const { pathname, search } = appLocation()
  copyLink(`${pathname}${search}`)
}

const More = ({ task, onDelete }: { task: Task; onDelete: () => void }) =>
  useTaskRights(task).mayDelete && (
    <ActionsMenu label="More actions for this task" items={[{ label: 'Delete', icon: IconTrash, danger: true, onClick: onDelete }]} />
  )

const Fields = ({ task }: { task: Versioned<Task> }) =>
  useTaskRights(task).mayEdit ? <TaskFields task={task} /> : <TaskFacts task={task} />

/** A task beside the page. */
export const TaskSheet = ({ id, among = [], onOpen, onClose }: TaskSheetProps) => {
  const remove = useRemoveRow(taskResource)
  const at = among.indexOf(id)
  const [before, after] = at < 0 ? [] : [among[at - 1], among[at + 1]]
  return (
    <RecordSheet
      resource={taskResource}
      id={id}
      title="Task"
      onClose={onClose}
      actions={(task) => (
        <>
          {onOpen && (
            <>
              <IconButton
                label="Previous task"
                icon={IconChevronUp}
                disabled={before === undefined}
                onClick={() => before !== undefined && onOpen(before)}
              />
              <IconButton
                label="Next task"
                icon={IconChevronDown}
                disabled={after === undefined}
                onClick={() => after !== undefined && onOpen(after)}
              />
            </>
          )}
          <IconButton label="Copy link" icon={IconLink} onClick={copyAddress} />
          {task && (
            <More
              task={task}
              onDelete={() => {
                onClose()
                remove(task)
              }}
            />
          )}
        </>
      )}
    >
      {(task) => <Fields task={task} />}
    </RecordSheet>
  )
}
