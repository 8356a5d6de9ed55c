import { IconMessage, IconPaperclip } from '@tabler/icons-react'
import { memo } from 'react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { DueLabel } from '../../../kit/due/when.tsx'
import { ResponsiblePeople } from '../../../kit/people/people-picker.tsx'
import { formatDate } from '../../../ui/dates/format-date.ts'
import { rowBox } from '../../../ui/fields/checkbox.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { commentNoun, fileNoun } from '../../../ui/text/nouns.ts'
import { isMarked, TaskCheck, TaskMarks } from '../task-check.tsx'
import classes from './task-card.module.css'

const Counts = ({ task: { commentsCount = 0, attachments } }: { task: Task }) => (
  <>
    {commentsCount > 0 && (
      <span className={classes.count} title={countOf(commentsCount, commentNoun)}>
        <Icon of={IconMessage} size={14} /> {commentsCount}
      </span>
    )}
    {attachments.length > 0 && (
      <span className={classes.count} title={countOf(attachments.length, fileNoun)}>
        <Icon of={IconPaperclip} size={14} /> {attachments.length}
      </span>
    )}
  </>
)

const DueOrDone = ({ task: { state, dueDate, completedAt } }: { task: Task }) =>
  state === 'done' && completedAt ? (
    <span className={classes.due}>{formatDate(completedAt.slice(0, 10))}</span>
  ) : (
    <DueLabel dueDate={dueDate} />
  )

/** A task on a board. `listName` says its list where the column does not. */
export const TaskCard = memo(({ task, listName }: { task: Task; listName?: string | undefined }) => {
  const { subject, dueDate, responsibles, commentsCount = 0, attachments, state } = task
  const hasFoot =
    dueDate !== '' || responsibles.length > 0 || commentsCount > 0 || attachments.length > 0 || listName !== undefined || isMarked(task)
  return (
    <div className={classes.card} data-done={state === 'done' || undefined}>
      <TaskCheck task={task} tabIndex={-1} />
      <span className={classes.subject}>
        <bdi>{subject}</bdi>
      </span>
      {hasFoot && (
        <span className={classes.foot}>
          <DueOrDone task={task} />
          <TaskMarks task={task} />
          {listName !== undefined && <bdi className={classes.list}>{listName}</bdi>}
          <span className={classes.end}>
            <Counts task={task} />
            <ResponsiblePeople ids={responsibles} pictures />
          </span>
        </span>
      )}
    </div>
  )
})

interface TaskLineProps {
  task: Task
  selected: boolean
  onToggle: (id: string) => void
}

/** A task as a row of a list. */
export const TaskLine = memo(({ task, selected, onToggle }: TaskLineProps) => (
  <div className={classes.line} data-done={task.state === 'done' || undefined}>
    {/* biome-ignore lint/a11y/useKeyWithClickEvents: x selects the row under the cursor */}
    {/* biome-ignore lint/a11y/noStaticElementInteractions: the box inside is the control */}
    <span
      className={classes.box}
      onClick={(event) => {
        // With Shift the board selects a range.
        if (event.shiftKey) return event.preventDefault()
        event.stopPropagation()
        onToggle(task.id)
      }}
    >
      {rowBox(selected, `Select ${task.subject}`)}
    </span>
    <TaskCheck task={task} tabIndex={-1} />
    <span className={classes.lineSubject} title={task.subject}>
      <bdi>{task.subject}</bdi>
    </span>
    <span className={classes.counts}>
      <TaskMarks task={task} />
      <Counts task={task} />
    </span>
    <span className={classes.people}>
      <ResponsiblePeople ids={task.responsibles} pictures />
    </span>
    <span className={classes.lineDue}>
      <DueOrDone task={task} />
    </span>
  </div>
))
