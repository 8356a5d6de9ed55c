import { IconCircle, IconCircleCheck, IconCircleHalf } from '@tabler/icons-react'
import { compareText } from '../../../../contract/name-order.ts'
import type { Task, TaskState } from '../../../../contract/projects/tasks.ts'
import { Board } from '../../../kit/board/board.tsx'
import { useBoardMove } from '../../../kit/board/board-move.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { paths } from '../../../paths.ts'
import { taskNoun, taskResource } from '../task-resource.ts'
import { stateStep } from '../task-steps.ts'
import { taskLabel, tasksInWords } from '../tasks-in-words.ts'
import type { TaskViewProps } from './task-board.tsx'
import { TaskCard } from './task-card.tsx'
import { useTasksOf } from './use-project-tasks.ts'

const states = [
  { key: 'not started', title: 'Not started', icon: IconCircle, none: 'No tasks that are not started' },
  { key: 'started', title: 'Started', icon: IconCircleHalf, none: 'No started tasks' },
  { key: 'done', title: 'Done', icon: IconCircleCheck, none: 'No completed tasks' },
] as const satisfies readonly { key: TaskState; title: string; icon: unknown; none: string }[]

const stateOf = (column: string): TaskState => states.find(({ key }) => key === column)?.key ?? 'not started'

/** The tasks of all lists by state. Moving a card changes the state of its task. */
export const StateBoard = ({ listed, isShown, isFiltered, selection, onOpen, onCursor, enabled, locked }: TaskViewProps) => {
  const days = useDueDays()
  const lists = new Map(listed.map(({ list }, at) => [list.id, { name: list.name, at }]))
  const completed = useTasksOf([...lists.keys()], 'done')
  const moveBy = useBoardMove(taskResource, taskNoun)
  const { apply } = taskResource.pending.useApply()
  const open = listed.flatMap(({ tasks }) => tasks)
  const known = new Set(open.map(({ id }) => id))
  // A reopened task is in no open list until that has been read again, and a completed one in no list of completed tasks.
  const others = completed.flatMap(({ rows }) => rows.flatMap((task) => apply(task) ?? [])).filter(({ id }) => !known.has(id))
  const leaving = listed.flatMap((each) => each.completed)
  const doneIds = new Set(others.map(({ id }) => id))
  const tasks = [...open, ...others, ...leaving.filter(({ id }) => !doneIds.has(id))].filter(isShown)
  const placeOf = ({ taskListId = '', position = 0 }: Task) => (lists.get(taskListId)?.at ?? 0) * 1e6 + position
  const compare = (a: Task, b: Task) =>
    a.state === 'done' && b.state === 'done' ? compareText(b.completedAt ?? '', a.completedAt ?? '') : placeOf(a) - placeOf(b)
  const waiting = listed.some((each) => each.waiting)
  const error = listed.find((each) => each.error)?.error ?? null
  const columns = states.map((state) => {
    const isDone = state.key === 'done'
    const items = tasks.filter((task) => task.state === state.key).sort(compare)
    return {
      ...state,
      items,
      total: items.length,
      waiting: waiting || (isDone && completed.some((read) => read.waiting)),
      error: isDone ? (completed.find((read) => read.error)?.error ?? null) : error,
      retry: () => [...listed, ...completed].map((each) => each.error && each.retry()),
    }
  })
  return (
    <Board
      label="Tasks"
      columns={columns}
      columnOf={({ state }) => state}
      compare={compare}
      titleOf={({ subject }) => subject}
      labelOf={(task) => taskLabel(task, days)}
      cardHeight={66}
      measured
      locked={locked}
      enabled={enabled}
      selection={selection}
      onMove={(moved, column) => moveBy(stateStep(moved, stateOf(column)))}
      describeMove={(moved, column) => `Move ${tasksInWords(moved)} to ${states.find(({ key }) => key === column)?.title ?? ''}`}
      onOpen={({ id }) => onOpen(id)}
      pathOf={paths.task}
      onCursor={onCursor}
      order="in the order of their lists"
      empty={(column) => <p>{isFiltered ? 'No tasks match the filters' : states.find(({ key }) => key === column)?.none}</p>}
      renderCard={(task) => <TaskCard task={task} listName={lists.get(task.taskListId ?? '')?.name} />}
    />
  )
}
