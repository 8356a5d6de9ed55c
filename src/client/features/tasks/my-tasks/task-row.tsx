import { IconMessage } from '@tabler/icons-react'
import { memo } from 'react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { DueLabel } from '../../../kit/due/when.tsx'
import { ResponsiblePeople } from '../../../kit/people/people-picker.tsx'
import { entryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { paths } from '../../../paths.ts'
import { rowBox } from '../../../ui/fields/checkbox.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { nameLink, rowLink } from '../../../ui/page/row-link.ts'
import { OwnerLink } from '../owner-link.tsx'
import { pressCheck, TaskCheck, TaskMarks } from '../task-check.tsx'
import classes from './task-list.module.css'

interface TaskRowProps {
  task: Task
  selected: boolean
  /** The heading says the day. */
  underDay: boolean
  onOpen: (id: string) => void
  onToggle: (id: string) => void
}

/** A row of my tasks. Enter opens it, Space or d completes it, x selects it. */
export const TaskRow = memo(({ task, selected, underDay, onOpen, onToggle }: TaskRowProps) => {
  const { id, subject, state, dueDate, responsibles, commentsCount = 0 } = task
  const done = state === 'done'
  const open = () => onOpen(id)
  const onKeyDown = entryKeys({ Enter: open, d: pressCheck, ' ': pressCheck, x: () => onToggle(id) })
  return (
    <article
      className={classes.row}
      aria-label={`Task: ${subject}`}
      tabIndex={-1}
      data-entry
      data-selected={selected || undefined}
      data-done={done || undefined}
      onKeyDown={onKeyDown}
      {...rowLink(paths.task(id), open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the box inside has the focus and the keys */}
      <span className={classes.box} onClick={({ target }) => target instanceof HTMLInputElement && onToggle(id)}>
        {rowBox(selected, `Select ${subject}`)}
      </span>
      <TaskCheck task={task} />
      <a className={classes.subject} {...nameLink(paths.task(id), open)}>
        <bdi className="t-cut">{subject}</bdi>
        <TaskMarks task={task} />
      </a>
      <span className={classes.owner}>
        <OwnerLink task={task} />
      </span>
      <span className={classes.comments}>
        {commentsCount > 0 && (
          <>
            <Icon of={IconMessage} size={13} /> {commentsCount}
          </>
        )}
      </span>
      <span className={classes.people}>
        <ResponsiblePeople ids={responsibles} />
      </span>
      <span className={classes.due}>{!done && <DueLabel dueDate={dueDate} underDay={underDay} />}</span>
    </article>
  )
})
