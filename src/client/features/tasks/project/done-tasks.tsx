import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { errorMessage } from '../../../lib/service-error.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { buttonLink } from '../../../ui/page/row-link.ts'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { TaskCheck } from '../task-check.tsx'
import { taskResource } from '../task-resource.ts'
import classes from './done-tasks.module.css'
import { useTasksOf } from './use-project-tasks.ts'

interface DoneTasksProps {
  listId: string
  count: number
  onOpen: (id: string) => void
}

const Rows = ({ listId, count, onOpen }: DoneTasksProps) => {
  const [read] = useTasksOf([listId], 'done')
  const { apply } = taskResource.pending.useApply()
  if (!read || read.waiting) return <SkeletonRows count={Math.min(count, 5)} rowHeight={32} columns={['1fr']} />
  if (read.error)
    return (
      <p role="alert">
        {errorMessage(read.error)}{' '}
        <Button variant="text" onClick={() => void read.retry()}>
          Retry
        </Button>
      </p>
    )
  const tasks = read.rows.flatMap((task) => apply(task) ?? []).filter(({ state }) => state === 'done')
  return (
    <ul className={classes.rows}>
      {tasks.map((task) => (
        <li key={task.id} className={classes.row}>
          <TaskCheck task={task} />
          <button type="button" className={classes.subject} {...buttonLink(paths.task(task.id), () => onOpen(task.id))}>
            <bdi>{task.subject}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The completed tasks of a list, folded away. They are read once they are opened. */
export const DoneTasks = memo((props: DoneTasksProps) => {
  const [open, setOpen] = useState(false)
  if (props.count === 0) return null
  return (
    <div className={classes.done}>
      <button type="button" className={classes.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={open ? IconChevronDown : IconChevronRight} size={14} /> {formatCount(props.count)} done
      </button>
      {open && <Rows {...props} />}
    </div>
  )
})
