import { IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { Board } from '../../../kit/board/board.tsx'
import { refusalOf } from '../../../kit/board/board-move.ts'
import { DropPlace } from '../../../kit/board/drop-place.tsx'
import { useCheckKey } from '../../../kit/board/use-check-key.ts'
import { bulkBarProps } from '../../../kit/bulk/bulk-props.ts'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { useBulk } from '../../../kit/bulk/use-bulk.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { useOpenRecord } from '../../../kit/list/use-open-record.ts'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { AssignableContext } from '../../../kit/people/assignable.ts'
import type { Composer } from '../../../kit/posts/post-composer.tsx'
import { paths } from '../../../paths.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { CreateButton } from '../../../ui/page/create-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { useSelection } from '../../../ui/selection/use-selection.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { ProjectFrame } from '../../projects/frame/project-frame.tsx'
import { useProjectPeople } from '../../projects/project-people.ts'
import { useProjectLock } from '../../projects/use-project-lock.ts'
import { TaskComposer } from '../composer/task-composer.tsx'
import { taskListResource, tasksOf } from '../lists/task-list-resource.ts'
import { useTaskMoves } from '../lists/use-task-moves.ts'
import { LockedTasks } from '../locked-tasks.ts'
import { TaskLine } from '../project/task-card.tsx'
import { byPosition } from '../project/use-project-tasks.ts'
import { taskNoun, taskResource } from '../task-resource.ts'
import { taskLabel, tasksInWords } from '../tasks-in-words.ts'
import classes from './inbox-page.module.css'

const bulkBar = lazyBulk(() => import('../project/project-task-bulk.tsx').then(({ ProjectTaskBulk }) => ProjectTaskBulk))
const sheet = lazyComponent(() => import('../sheet/task-sheet.tsx').then(({ TaskSheet }) => TaskSheet))

const inboxKey = 'inbox'
/** Lists that a digit stands for. */
const mostKeys = 9

/** The open tasks of the inbox, in their order, with the writes under way. */
const useInbox = (projectId: string) => {
  const { data, isPending, error, refetch } = useQuery(tasksOf({ resource: 'projects', id: projectId }, 'open'))
  const { apply } = taskResource.pending.useApply()
  const tasks = (data?.pages[0]?.rows ?? [])
    .flatMap((task) => apply(task) ?? [])
    .filter(({ state, taskListId }) => state !== 'done' && taskListId === undefined)
  return { tasks: tasks.sort(byPosition), waiting: isPending, error, retry: refetch }
}

/** Tasks without a list, which are sorted into lists by a drop, a digit or a picker. */
export const InboxPage = ({ projectId }: { projectId: string }) => {
  const { tasks, waiting, error, retry } = useInbox(projectId)
  const lists = useRecordList(taskListResource, { projectId }).items.toSorted(byPosition)
  const moves = useTaskMoves(projectId)
  const days = useDueDays()
  const { isArchived, locked } = useProjectLock(projectId)
  const selection = useSelection<string>()
  const renderCard = useCallback(
    (task: Task) => <TaskLine task={task} selected={selection.has(task.id)} onToggle={selection.toggle} />,
    [selection],
  )
  const bulk = useBulk(taskResource, taskNoun)
  const opened = useOpenRecord()
  const { people } = useProjectPeople(projectId)
  const phone = usePhone()
  const composer = useRef<Composer>(null)
  const cursor = useRef<string>(undefined)
  const selected = tasks.filter(({ id }) => selection.has(id))
  const bar = bulkBarProps({ selection, selected, bulk })
  const add = () => composer.current?.focus()
  const sort = async (moved: readonly Task[], listId: string) => {
    const list = lists.find(({ id }) => id === listId)
    if (!list || moved.length === 0) return
    selection.drop(moved.map(({ id }) => id))
    await moves.toList({ tasks: moved, list: { id: list.id, name: list.name } })
  }
  const sortOrSay = (moved: readonly Task[], listId: string) =>
    void sort(moved, listId).catch((reason: unknown) => notify({ message: `Couldn't move it. ${refusalOf(reason)}`, tone: 'red' }))
  /** The selected tasks, or the one under the cursor. */
  const chosen = () => (selected.length > 0 ? selected : tasks.filter(({ id }) => id === cursor.current))
  const digits = lists.slice(0, mostKeys).map(({ id }, at) => [String(at + 1), () => sortOrSay(chosen(), id)] as const)
  useCheckKey(opened.id === undefined && locked === undefined)
  useKeys({ c: add, ...Object.fromEntries(digits) }, { enabled: opened.id === undefined && locked === undefined })
  const column = {
    key: inboxKey,
    title: 'Inbox',
    items: tasks,
    total: waiting ? undefined : tasks.length,
    waiting,
    error,
    retry,
  }
  const move = async (moved: readonly Task[], to: string, before: string | undefined) => {
    if (to !== inboxKey) return sort(moved, to)
    await moves.toList({ tasks: moved, list: { name: 'Inbox', tasks }, before })
  }
  return (
    <AssignableContext value={people}>
      <LockedTasks value={isArchived}>
        <ProjectFrame projectId={projectId} tab="inbox" fills action={<CreateButton label="New task" onClick={add} />}>
          <div className={classes.page}>
            <div className={classes.inbox}>
              {locked === undefined && (
                <div className={classes.composer}>
                  <TaskComposer
                    ref={composer}
                    owner={{ resource: 'projects', id: projectId }}
                    placeholder="Add a task without a list… for example “Call the printer tomorrow @name”"
                  />
                </div>
              )}
              <Board
                label="Tasks"
                layout="rows"
                ordered
                columns={[column]}
                targets={lists.map(({ id, name }) => ({ key: id, title: name }))}
                columnOf={({ taskListId }) => taskListId ?? inboxKey}
                compare={byPosition}
                titleOf={({ subject }) => subject}
                locked={locked}
                labelOf={(task) => taskLabel(task, days)}
                cardHeight={40}
                selection={selection}
                enabled={opened.id === undefined}
                onMove={move}
                describeMove={(moved, to, place) => {
                  const list = lists.find(({ id }) => id === to)
                  return list ? `Move ${tasksInWords(moved)} to ${list.name}` : `${tasksInWords(moved)}, ${place}`
                }}
                onOpen={({ id }) => opened.open(id)}
                pathOf={paths.task}
                onCursor={({ id }) => {
                  cursor.current = id
                }}
                empty={() => <EmptyState icon={IconInbox} title="The inbox is empty" text="Tasks without a list wait here." />}
                renderCard={renderCard}
              />
            </div>
            {lists.length > 0 && !phone && locked === undefined && (
              <section className={classes.lists} aria-labelledby="sort-into">
                <h2 id="sort-into" className={classes.title}>
                  Sort into
                </h2>
                {lists.map(({ id, name, openCount }, at) => (
                  <DropPlace key={id} column={id} className={classes.list ?? ''}>
                    <button type="button" className={classes.sort} onClick={() => sortOrSay(chosen(), id)}>
                      <span className={classes.key} aria-hidden>
                        {at < mostKeys && <Keys combo={String(at + 1)} />}
                      </span>
                      <VisuallyHidden>Move to</VisuallyHidden>
                      <bdi className={classes.name}>{name}</bdi>
                      <span className={classes.count} aria-hidden>
                        {formatCount(openCount)}
                      </span>
                    </button>
                  </DropPlace>
                ))}
              </section>
            )}
          </div>
          {bar && locked === undefined && (
            <bulkBar.Component projectId={projectId} lists={lists} onMove={(listId) => sortOrSay(selected, listId)} {...bar} />
          )}
          {opened.id !== undefined && (
            <sheet.Component id={opened.id} among={tasks.map(({ id }) => id)} onOpen={opened.open} onClose={opened.close} />
          )}
        </ProjectFrame>
      </LockedTasks>
    </AssignableContext>
  )
}
