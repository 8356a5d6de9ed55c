import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { Board } from '../../../kit/board/board.tsx'
import type { BoardColumnList } from '../../../kit/board/board-column.tsx'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import type { Composer } from '../../../kit/posts/post-composer.tsx'
import { LineComposer } from '../../../kit/stream/line-composer.tsx'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import type { NextAction } from '../../../ui/float/undo-note.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { Selection } from '../../../ui/selection/use-selection.ts'
import { TaskComposer } from '../composer/task-composer.tsx'
import type { ListWrites } from '../lists/use-list-writes.ts'
import type { TaskMoves } from '../lists/use-task-moves.ts'
import { taskLabel, tasksInWords } from '../tasks-in-words.ts'
import { DoneTasks } from './done-tasks.tsx'
import { ListActions, ListMilestone, ListName } from './list-head.tsx'
import type { FilteredTask } from './project-task-search.ts'
import classes from './task-board.module.css'
import { TaskCard, TaskLine } from './task-card.tsx'
import { byPosition, type ListedTasks } from './use-project-tasks.ts'

const cardHeight = 66
const lineHeight = 40

export interface TaskViewProps {
  projectId: string
  listed: readonly ListedTasks[]
  /** Whether a task passes the filters. */
  isShown: (task: Task) => boolean
  isFiltered: boolean
  selection: Selection<string>
  moves: TaskMoves
  writes: ListWrites
  /** The list with a line for a new task; "new" for the line of a new list. */
  adding: string | undefined
  onAdding: (listId: string | undefined) => void
  /** Sorts a list by due date. */
  onSort: (list: ListedTasks) => void
  onOpen: (id: string) => void
  onCursor: (task: Task) => void
  enabled: boolean
  /** Why tasks can't be moved. */
  locked: string | undefined
  /** What shows a task that the filters hide; undefined for one that they show. */
  hidden: (task: FilteredTask) => NextAction | undefined
}

/** Adds a task list at the end. */
export const NewList = ({ projectId, writes, adding, onAdding }: Pick<TaskViewProps, 'projectId' | 'writes' | 'adding' | 'onAdding'>) => {
  const line = useRef<Composer>(null)
  const isAdding = adding === 'new'
  // Once, when the line opens: later the focus may be elsewhere.
  useEffect(() => {
    if (isAdding) line.current?.focus()
  }, [isAdding])
  if (useMe().role === 'client') return null
  return (
    <div className={classes.newList}>
      {isAdding ? (
        <LineComposer
          ref={line}
          noun="task list"
          place={`project:${projectId}`}
          tabs={null}
          onAdd={writes.add}
          onLeave={() => onAdding(undefined)}
        />
      ) : (
        <Button variant="subtle" leftSection={<Icon of={IconPlus} />} onClick={() => onAdding('new')}>
          Add a task list
        </Button>
      )}
    </div>
  )
}

/** The line for a new task below a list. It stays in view, above the notification, while the list grows. */
const AddLine = ({ count, children }: { count: number; children: ReactNode }) => {
  const line = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when the list has grown
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return (
    <div ref={line} className={classes.line}>
      {children}
    </div>
  )
}

/** The tasks of a project by list: a column for each list, or as rows below each other. Moving a card moves or orders its task. */
export const TaskBoard = ({ rows = false, ...view }: TaskViewProps & { rows?: boolean }) => {
  const { projectId, listed, isShown, isFiltered, selection, moves, writes, adding, onAdding, onOpen } = view
  const isClient = useMe().role === 'client'
  const days = useDueDays()
  const listNames = new Map(listed.map(({ list }) => [list.id, list.name]))
  const lists = listed.map(({ list }) => list)
  const addLine = (listId: string, count: number): ReactNode =>
    adding === listId && (
      <AddLine count={count}>
        <TaskComposer
          small
          autoFocus
          owner={{ resource: 'taskLists', id: listId }}
          placeholder="Add a task… “Friday @name”"
          hidden={(task) => view.hidden({ ...task, taskListId: listId })}
          onLeave={() => onAdding(undefined)}
        />
      </AddLine>
    )
  const columns = listed.map((each): BoardColumnList<Task> => {
    const { list, tasks, waiting, error, retry } = each
    const items = tasks.filter(isShown)
    return {
      key: list.id,
      title: list.name,
      heading: <ListName list={list} writes={writes} />,
      items,
      total: waiting ? list.openCount : items.length,
      waiting,
      error,
      retry,
      action: view.locked === undefined && (
        <span className={classes.actions}>
          {rows && <ListMilestone list={list} />}
          <ListActions list={list} writes={writes} stacked={rows} lists={lists} onAdd={onAdding} onSort={() => view.onSort(each)} />
        </span>
      ),
      after: (
        <>
          {addLine(list.id, items.length)}
          {!isFiltered && <DoneTasks listId={list.id} count={list.doneCount} onOpen={onOpen} />}
        </>
      ),
    }
  })
  const renderCard = useCallback(
    (task: Task) =>
      rows ? <TaskLine task={task} selected={selection.has(task.id)} onToggle={selection.toggle} /> : <TaskCard task={task} />,
    [rows, selection],
  )
  const move = async (tasks: readonly Task[], listId: string, before: string | undefined) => {
    const target = listed.find(({ list }) => list.id === listId)
    if (!target) return
    const { list } = target
    const shown = target.tasks.filter((task) => isShown(task) && !tasks.includes(task))
    // At the end of a filtered column: below the last card that is shown.
    const last = before === undefined ? target.tasks.findIndex(({ id }) => id === shown.at(-1)?.id) : -1
    const next = last < 0 ? before : target.tasks.slice(last + 1).find(({ id }) => !tasks.some((task) => task.id === id))?.id
    return moves.toList({ tasks, list: { ...list, tasks: target.tasks }, before: next })
  }
  const moveList = (listId: string, to: number) => {
    const list = lists.find(({ id }) => id === listId)
    if (list) writes.moveTo(list, to, lists)
  }
  return (
    <Board
      label="Tasks"
      locked={view.locked}
      {...(!isClient && view.locked === undefined && { onMoveColumn: moveList })}
      columns={columns}
      columnOf={({ taskListId = '' }) => taskListId}
      compare={byPosition}
      titleOf={({ subject }) => subject}
      labelOf={(task) => taskLabel(task, days)}
      cardHeight={rows ? lineHeight : cardHeight}
      measured={!rows}
      ordered
      layout={rows ? 'rows' : 'fixed'}
      enabled={view.enabled}
      selection={selection}
      onMove={move}
      describeMove={(tasks, listId, place) => `${tasksInWords(tasks)} over ${listNames.get(listId) ?? ''}, ${place}`}
      onOpen={({ id }) => onOpen(id)}
      pathOf={paths.task}
      onCursor={view.onCursor}
      empty={() => <p className={classes.empty}>{isFiltered ? 'No tasks match the filters' : 'No open tasks'}</p>}
      renderCard={renderCard}
      after={view.locked === undefined && <NewList projectId={projectId} writes={writes} adding={adding} onAdding={onAdding} />}
    />
  )
}
