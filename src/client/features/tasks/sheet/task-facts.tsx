import type { Task } from '../../../../contract/projects/tasks.ts'
import { RecordComments } from '../../../kit/comments/record-comments.tsx'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { AttachedFiles } from '../../../kit/files/attached-files.tsx'
import { SheetTitle } from '../../../kit/record/record-sheet.tsx'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { formatDateTime, formatShortDay } from '../../../ui/dates/format-date.ts'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { OwnerLink } from '../owner-link.tsx'
import { TaskCheck } from '../task-check.tsx'
import classes from './task-sheet.module.css'

const stateWords = { 'not started': 'Not started', started: 'Started', done: 'Done' } as const

/** A task for people who may not change it, and its comments. They may still complete it if they are responsible. */
export const TaskFacts = ({ task }: { task: Task }) => {
  const { subject, state, dueDate, responsibles, files = [], createdAt } = task
  const { nameOf } = useWorkspace()
  const days = useDueDays()
  return (
    <>
      <SheetTitle>
        <bdi>{subject}</bdi>
      </SheetTitle>
      <div>
        <InlineRow label="State">
          <span className={classes.state}>
            <TaskCheck task={task} /> {stateWords[state]}
          </span>
        </InlineRow>
        {dueDate !== '' && <InlineRow label="Due">{formatShortDay(days.dayOf(dueDate), days.today)}</InlineRow>}
        {responsibles.length > 0 && (
          <InlineRow label="Responsible">
            <bdi>{responsibles.map(nameOf).join(', ')}</bdi>
          </InlineRow>
        )}
        <InlineRow label="Belongs to">
          <OwnerLink task={task} />
        </InlineRow>
        {files.length > 0 && (
          <InlineRow label="Files">
            <AttachedFiles files={files} pictures={false} stacked />
          </InlineRow>
        )}
        <InlineRow label="Created">{formatDateTime(createdAt)}</InlineRow>
      </div>
      <RecordComments resource="tasks" record={task} />
    </>
  )
}
