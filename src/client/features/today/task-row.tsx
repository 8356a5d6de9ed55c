import { type KeyboardEvent, memo } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Task } from '../../../contract/projects/tasks.ts'
import { dueWords } from '../../kit/due/due-words.ts'
import { useDueDays } from '../../kit/due/use-due-days.ts'
import { When } from '../../kit/due/when.tsx'
import { paths } from '../../paths.ts'
import { TaskCheck } from '../tasks/task-check.tsx'
import { useTaskWrites } from '../tasks/use-task-writes.ts'
import classes from './tasks-block.module.css'

/** The record that a task belongs to, and its kind in words. */
const ownerOf = ({ contactId, dealId, caseId, projectId }: Task) => {
  if (contactId) return { kind: 'Contact', path: paths.record('contacts', contactId) }
  if (dealId) return { kind: 'Deal', path: paths.record('deals', dealId) }
  if (caseId) return { kind: 'Case', path: paths.record('cases', caseId) }
  return projectId ? { kind: '', path: paths.record('projects', projectId) } : undefined
}

/** One of my tasks: complete it with its circle, Space or d; open what it belongs to with Enter. */
export const TaskRow = memo(({ task }: { task: Task }) => {
  const { setDone } = useTaskWrites()
  const navigate = useNavigate()
  const days = useDueDays()
  const owner = ownerOf(task)
  const done = task.state === 'done'
  const place = owner ? [owner.kind, task.belongsTo].filter(Boolean).join(', ') : 'Personal'
  const due = done ? undefined : dueWords(task.dueDate, days)
  const isNear = due?.label === 'Today' || due?.label === 'Tomorrow'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey || event.altKey) return
    if (event.key === ' ' || event.key === 'd') setDone(task, !done)
    else if (event.key === 'Enter' && owner?.path) void navigate(owner.path)
    else return
    event.preventDefault()
  }
  return (
    <li className={classes.row} data-entry tabIndex={-1} aria-label={task.subject} onKeyDown={onKeyDown}>
      <TaskCheck task={task} />
      <span className={classes.subject} data-done={done || undefined}>
        {owner?.path ? (
          <Link to={owner.path} className={classes.link ?? ''}>
            <bdi>{task.subject}</bdi>
          </Link>
        ) : (
          <bdi>{task.subject}</bdi>
        )}
      </span>
      <bdi className={classes.place}>{place}</bdi>
      <span className={classes.due}>{due && !isNear && <When {...due} />}</span>
    </li>
  )
})
