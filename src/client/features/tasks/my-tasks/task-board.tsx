import {
  IconCalendar,
  IconCalendarDue,
  IconCalendarEvent,
  IconCalendarWeek,
  IconClockPause,
  IconMessage,
  IconPlus,
} from '@tabler/icons-react'
import { useCallback, useMemo } from 'react'
import type { Task, TimeBucket } from '../../../../contract/projects/tasks.ts'
import { Board } from '../../../kit/board/board.tsx'
import { throwRefused } from '../../../kit/board/board-move.ts'
import { useCheckKey } from '../../../kit/board/use-check-key.ts'
import type { BulkStep } from '../../../kit/bulk/bulk-job.ts'
import type { BulkOutcome } from '../../../kit/bulk/run-bulk.ts'
import { buckets } from '../../../kit/due/due-picker.tsx'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { DueLabel } from '../../../kit/due/when.tsx'
import type { RecordListState } from '../../../kit/list/use-record-list.ts'
import { inSentence } from '../../../locale.ts'
import { paths } from '../../../paths.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import type { Selection } from '../../../ui/selection/use-selection.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { TaskComposer } from '../composer/task-composer.tsx'
import { OwnerLink } from '../owner-link.tsx'
import { TaskCheck, TaskMarks } from '../task-check.tsx'
import { taskNoun, taskResource } from '../task-resource.ts'
import { dueStep } from '../task-steps.ts'
import { taskLabel } from '../tasks-in-words.ts'
import classes from './task-board.module.css'
import { CompletedTasks } from './task-list.tsx'

const cardHeight = 100
const none: never[] = []
const icons = {
  today: IconCalendarDue,
  tomorrow: IconCalendarEvent,
  'this week': IconCalendarWeek,
  'next week': IconCalendar,
  later: IconClockPause,
} as const

const titleOf = (key: string) => buckets.find((bucket) => bucket.key === key)?.label ?? key

interface TaskBoardProps {
  list: RecordListState<Task>
  completed: readonly Task[]
  selection: Selection<string>
  /** The column with a line for a new personal task. */
  adding: string | undefined
  onAdding: (bucket: TimeBucket | undefined) => void
  run: (step: BulkStep<Task>) => Promise<BulkOutcome<Task>>
  onOpen: (id: string) => void
  enabled: boolean
}

/** My open tasks in columns of time. Moving a card changes its due date. */
export const TaskBoard = (props: TaskBoardProps) => {
  const { list, completed, selection, adding, onAdding, run, onOpen, enabled } = props
  useCheckKey(enabled)
  const days = useDueDays()
  const { items } = list
  const open = useMemo(() => items.filter(({ state }) => state !== 'done'), [items])
  const bucketOf = useCallback(({ dueDate }: Task) => days.bucketOf(dueDate), [days])
  const byBucket = useMemo(() => Map.groupBy(open, bucketOf), [open, bucketOf])
  const place = useMemo(() => new Map(open.map(({ id }, at) => [id, at])), [open])
  const lateCount = useMemo(() => open.filter(({ dueDate }) => days.isLate(dueDate)).length, [open, days])
  // At its end this week has no day left that is not today or tomorrow.
  const possible = buckets.filter(({ key }) => days.dayWithin(key) !== undefined)
  const columns = possible.map(({ key, label }) => {
    const tasks = byBucket.get(key) ?? none
    return {
      key,
      title: label,
      icon: icons[key],
      items: tasks,
      total: tasks.length,
      waiting: list.waiting,
      error: tasks.length === 0 ? list.error : null,
      retry: list.retry,
      action: (
        <span className={classes.action}>
          {key === 'today' && lateCount > 0 && <span className={classes.late}>{lateCount} late</span>}
          <IconButton label={`Add a task for ${inSentence(label)}`} icon={IconPlus} size={28} onClick={() => onAdding(key)} />
        </span>
      ),
      before: adding === key && (
        <div className={classes.line}>
          <TaskComposer
            key={key}
            small
            autoFocus
            dueDate={days.dayWithin(key) ?? ''}
            place={key}
            placeholder="Add a personal task…"
            onLeave={() => onAdding(undefined)}
          />
        </div>
      ),
      after: key === 'today' && <CompletedTasks tasks={completed} today selection={selection} onOpen={onOpen} />,
    }
  })
  const renderCard = useCallback(
    (task: Task) => (
      <div className={classes.card}>
        <TaskCheck task={task} tabIndex={-1} />
        <span className={classes.subject} title={task.subject}>
          {task.subject}
        </span>
        <span className={classes.owner}>
          <OwnerLink task={task} tabIndex={-1} />
        </span>
        <span className={classes.foot}>
          <DueLabel dueDate={task.dueDate} underDay={['Today', 'Tomorrow'].includes(titleOf(bucketOf(task)))} />
          <TaskMarks task={task} />
          {(task.commentsCount ?? 0) > 0 && (
            <span className={classes.comments}>
              <Icon of={IconMessage} size={13} /> {task.commentsCount}
            </span>
          )}
        </span>
      </div>
    ),
    [bucketOf],
  )
  const move = async (tasks: readonly Task[], bucket: string) => {
    throwRefused(await run(dueStep(tasks, days.dayWithin(bucket as TimeBucket) ?? '', days)), taskResource.titleOf)
  }
  return (
    <div className={classes.board}>
      <Board
        label="Tasks"
        columns={columns}
        columnOf={bucketOf}
        compare={(a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)}
        titleOf={({ subject }) => subject}
        labelOf={(task) => taskLabel(task, days)}
        cardHeight={cardHeight}
        enabled={enabled}
        selection={selection}
        onMove={move}
        describeMove={([first, ...others], bucket) => {
          const what = others.length > 0 ? countOf(others.length + 1, taskNoun) : `“${first?.subject}”`
          return bucket === 'later' ? `Remove the due date of ${what}` : `Move ${what} to ${inSentence(titleOf(bucket))}`
        }}
        onOpen={({ id }) => onOpen(id)}
        pathOf={paths.task}
        empty={(bucket) => <EmptyState title={bucket === 'today' ? 'Nothing due today' : 'No tasks'} />}
        renderCard={renderCard}
      />
    </div>
  )
}
