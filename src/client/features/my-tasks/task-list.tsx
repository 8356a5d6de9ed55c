import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Task } from '../../../contract/projects/tasks.ts'
import { useEntryKeys } from '../../kit/stream/use-entry-keys.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import type { Selection } from '../../ui/selection/use-selection.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import type { TaskGroupRows } from './task-groups.ts'
import classes from './task-list.module.css'
import { TaskRow } from './task-row.tsx'

interface RowsProps {
  tasks: readonly Task[]
  selection: Selection<string>
  withoutDue?: boolean
  onOpen: (id: string) => void
}

const Rows = ({ tasks, selection, withoutDue = false, onOpen }: RowsProps) => (
  <ul className={classes.rows}>
    {tasks.map((task) => (
      <TaskRow
        key={task.id}
        task={task}
        selected={selection.has(task.id)}
        withoutDue={withoutDue}
        onOpen={onOpen}
        onToggle={selection.toggle}
      />
    ))}
  </ul>
)

const Group = ({ group: { key, title, late, tasks }, ...rows }: Omit<RowsProps, 'tasks'> & { group: TaskGroupRows }) => {
  const id = useId()
  return (
    <section className={classes.group} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <h2 id={id} className={classes.head} data-late={late}>
          <bdi>{title}</bdi> <span className={classes.count}>{formatCount(tasks.length)}</span>
        </h2>
      )}
      <Rows tasks={tasks} {...rows} withoutDue={key === 'today' || key === 'tomorrow'} />
    </section>
  )
}

/** The completed tasks, folded away. */
export const CompletedTasks = ({ tasks, today, ...rows }: RowsProps & { today: boolean }) => {
  const [open, setOpen] = useState(!today)
  if (tasks.length === 0) return null
  return (
    <section className={classes.group} aria-label="Completed">
      <button type="button" className={classes.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={open ? IconChevronDown : IconChevronRight} size={14} />
        {formatCount(tasks.length)} completed{today && ' today'}
      </button>
      {open && <Rows tasks={tasks} {...rows} />}
    </section>
  )
}

/** My open tasks under headings. j, k and the arrow keys move between them. */
export const TaskList = ({
  groups,
  children,
  ...rows
}: Omit<RowsProps, 'tasks'> & { groups: readonly TaskGroupRows[]; children: ReactNode }) => {
  const list = useRef<HTMLDivElement>(null)
  useEntryKeys(list)
  return (
    <div ref={list} className={classes.list} role="group" aria-label="Tasks" tabIndex={-1}>
      {groups.map((group) => (
        <Group key={group.key} group={group} {...rows} />
      ))}
      {children}
    </div>
  )
}
