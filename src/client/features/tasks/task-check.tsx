import { IconCheck, IconFlag } from '@tabler/icons-react'
import { useContext } from 'react'
import type { Task } from '../../../contract/projects/tasks.ts'
import { PrivateMark } from '../../kit/visibility/private-mark.tsx'
import { useMe } from '../../lib/session/use-me.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { StateLabel } from '../../ui/icons/state-label.tsx'
import { LockedTasks } from './locked-tasks.ts'
import classes from './task-check.module.css'
import { useTaskRights } from './use-task-rights.ts'
import { useTaskWrites } from './use-task-writes.ts'

interface CheckProps {
  task: Task
  tabIndex?: number | undefined
}

const Check = ({ task, tabIndex, mayChange }: CheckProps & { mayChange: boolean }) => {
  const { setDone } = useTaskWrites()
  const isArchived = useContext(LockedTasks)
  const locked = isArchived || !mayChange
  const done = task.state === 'done'
  return (
    <button
      type="button"
      role="checkbox"
      className={classes.check}
      aria-checked={done ? 'true' : task.state === 'started' ? 'mixed' : 'false'}
      aria-label={`Complete ${task.subject}`}
      title={isArchived ? 'The project is archived' : !mayChange ? 'Only the team can complete this' : done ? 'Reopen' : 'Complete'}
      disabled={locked}
      tabIndex={tabIndex}
      onClick={(event) => {
        event.stopPropagation()
        setDone(task, !done)
      }}
    >
      <span className={classes.circle}>{done && <Icon of={IconCheck} size={12} bold />}</span>
    </button>
  )
}

/** Presses the circle of the task in an entry, which does nothing where the task may not be completed. */
export const pressCheck = (entry: HTMLElement) => entry.querySelector<HTMLElement>('[role="checkbox"]')?.click()

const ClientCheck = (props: CheckProps) => <Check {...props} mayChange={useTaskRights(props.task).mayFinish} />

/** The circle of a task: completes and reopens it. A started task is half full. */
export const TaskCheck = (props: CheckProps) => (useMe().role === 'client' ? <ClientCheck {...props} /> : <Check {...props} mayChange />)

/** Whether a task is open and of high priority. */
const isHigh = ({ priority, state }: Task): boolean => priority === 'high' && state !== 'done'

/** Whether a task has a mark. */
export const isMarked = (task: Task): boolean => isHigh(task) || task.xIsPrivate === true

/** Marks a task of high priority, and one that clients cannot see. */
export const TaskMarks = ({ task }: { task: Task }) => (
  <>
    {isHigh(task) && <StateLabel tone="red" icon={IconFlag} label="High" />}
    {task.xIsPrivate && <PrivateMark short />}
  </>
)
