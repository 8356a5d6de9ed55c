import { memo } from 'react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { DueLabel } from '../../../kit/due/when.tsx'
import { entryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { paths } from '../../../paths.ts'
import { nameLink, rowLink } from '../../../ui/page/row-link.ts'
import { OwnerLink } from '../../tasks/owner-link.tsx'
import { pressCheck, TaskCheck, TaskMarks } from '../../tasks/task-check.tsx'
import classes from './tasks-block.module.css'

/** One of my tasks: complete it with its circle, Space or d; open it with a click or Enter. */
export const TaskRow = memo(({ task, onOpen }: { task: Task; onOpen: (id: string) => void }) => {
  const days = useDueDays()
  const { id, subject } = task
  const done = task.state === 'done'
  const isNear = [0, -1].includes(days.daysLate(task.dueDate))
  const open = () => onOpen(id)
  const onKeyDown = entryKeys({ Enter: open, d: pressCheck, ' ': pressCheck })
  return (
    <li className={classes.row} data-entry tabIndex={-1} aria-label={subject} onKeyDown={onKeyDown} {...rowLink(paths.task(id), open)}>
      <TaskCheck task={task} />
      <a className={classes.subject} data-done={done || undefined} {...nameLink(paths.task(id), open)}>
        <bdi className="t-cut">{subject}</bdi>
        <TaskMarks task={task} />
      </a>
      <span className={classes.place}>
        <OwnerLink task={task} />
      </span>
      <span className={classes.due}>{!done && <DueLabel dueDate={task.dueDate} underDay={isNear} />}</span>
    </li>
  )
})
