import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { useEntryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { type FeedItem, VirtualFeed } from '../../../ui/list/virtual-feed.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import type { Selection } from '../../../ui/selection/use-selection.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import type { TaskGroupRows } from './task-groups.ts'
import classes from './task-list.module.css'
import { TaskRow } from './task-row.tsx'

/** px, as in the style sheet. */
const [headHeight, rowHeight, phoneRowHeight] = [45, 40, 56]

interface RowsProps {
  selection: Selection<string>
  onOpen: (id: string) => void
}

/** The completed tasks, folded away. */
export const CompletedTasks = ({ tasks, today, selection, onOpen }: RowsProps & { tasks: readonly Task[]; today: boolean }) => {
  const [open, setOpen] = useState(!today)
  if (tasks.length === 0) return null
  return (
    <section className={classes.completed} aria-label="Completed">
      <button type="button" className={classes.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={open ? IconChevronDown : IconChevronRight} size={14} />
        {formatCount(tasks.length)} completed{today && ' today'}
      </button>
      {open && (
        <ul className={classes.rows}>
          {tasks.map((task) => (
            <li key={task.id}>
              <TaskRow task={task} selected={selection.has(task.id)} underDay={false} onOpen={onOpen} onToggle={selection.toggle} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface TaskListProps extends RowsProps {
  groups: readonly TaskGroupRows[]
  /** Names the list in the scroll memory. */
  scrollKey: string
  /** Above the tasks, such as the line that adds one. */
  start: ReactNode
  /** Below the tasks. */
  end: ReactNode
}

/** My open tasks under headings, however many. j, k and the arrow keys move between them. */
export const TaskList = ({ groups, scrollKey, start, end, selection, onOpen }: TaskListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const phone = usePhone()
  useEntryKeys(list)
  const items = useMemo(
    () =>
      groups.flatMap(({ key, title, late, tasks }): FeedItem[] => {
        const underDay = key === 'today' || key === 'tomorrow'
        const head = {
          key: `group ${key}`,
          height: headHeight,
          group: title,
          render: () => (
            <h2 className={classes.head} data-late={late}>
              <bdi>{title}</bdi> <span className={classes.count}>{formatCount(tasks.length)}</span>
            </h2>
          ),
        }
        const rows = tasks.map((task) => ({
          key: task.id,
          height: phone ? phoneRowHeight : rowHeight,
          group: title,
          render: () => (
            <TaskRow task={task} selected={selection.has(task.id)} underDay={underDay} onOpen={onOpen} onToggle={selection.toggle} />
          ),
        }))
        return title === undefined ? rows : [head, ...rows]
      }),
    [groups, selection, onOpen, phone],
  )
  return (
    <div ref={list} className={classes.list} role="group" aria-label="Tasks" tabIndex={-1}>
      <VirtualFeed label="Open tasks" items={items} scrollKey={scrollKey} scroller={scroller} start={start} end={end} />
    </div>
  )
}
