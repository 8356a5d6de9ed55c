import { Button } from '@mantine/core'
import { IconLayoutKanban, IconList, IconSortAscending } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { compareText } from '../../../../contract/name-order.ts'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { refusalOf } from '../../../kit/board/board-move.ts'
import { useCheckKey } from '../../../kit/board/use-check-key.ts'
import { bulkBarProps } from '../../../kit/bulk/bulk-props.ts'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { useBulk } from '../../../kit/bulk/use-bulk.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { ExportButton } from '../../../kit/list/export-button.tsx'
import type { ListView } from '../../../kit/list/list-view.ts'
import { useExport } from '../../../kit/list/use-export.ts'
import { useOpenRecord } from '../../../kit/list/use-open-record.ts'
import { useView, ViewSwitch } from '../../../kit/list/view-switch.tsx'
import { AssignableContext } from '../../../kit/people/assignable.ts'
import { FilterLine } from '../../../kit/search/filter-line.tsx'
import { useSearch } from '../../../kit/search/use-search.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { CreateButton } from '../../../ui/page/create-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { useSelection } from '../../../ui/selection/use-selection.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { ProjectFrame } from '../../projects/frame/project-frame.tsx'
import { useProjectPeople } from '../../projects/project-people.ts'
import { useProject } from '../../projects/project-resource.ts'
import { useProjectLock } from '../../projects/use-project-lock.ts'
import { useListWrites } from '../lists/use-list-writes.ts'
import { useTaskMoves } from '../lists/use-task-moves.ts'
import { LockedTasks } from '../locked-tasks.ts'
import { taskNoun, taskResource } from '../task-resource.ts'
import { type FilteredTask, isMatch, projectTaskSearch } from './project-task-search.ts'
import classes from './project-tasks-page.module.css'
import { StateBoard } from './state-board.tsx'
import { NewList, TaskBoard, type TaskViewProps } from './task-board.tsx'
import { useTaskSources } from './task-sources.ts'
import { type ListedTasks, useProjectTasks } from './use-project-tasks.ts'

const bulkBar = lazyBulk(() => import('./project-task-bulk.tsx').then(({ ProjectTaskBulk }) => ProjectTaskBulk))
const sheet = lazyComponent(() => import('../sheet/task-sheet.tsx').then(({ TaskSheet }) => TaskSheet))

const boards: readonly ListView[] = [
  { value: 'lists', label: 'By list' },
  { value: 'state', label: 'By state' },
]
const views: readonly ListView[] = [...boards, { value: 'list', label: 'As a list' }]

/** Tasks by due date, those without one last, else in their order. */
const hiddenNoun = { one: 'task is hidden', other: 'tasks are hidden' }
const byDue = (tasks: readonly Task[]) => tasks.toSorted((a, b) => compareText(a.dueDate || '9', b.dueDate || '9'))

/** The tasks of a project: by list, by state or as a list. */
export const ProjectTasksPage = ({ projectId }: { projectId: string }) => {
  const search = useSearch(projectTaskSearch)
  const { state, fields } = search
  const view = useView(views)?.value ?? 'lists'
  const [params, setParams] = useSearchParams()
  const { lists, listed } = useProjectTasks(projectId)
  const days = useDueDays()
  const isClient = useMe().role === 'client'
  const moves = useTaskMoves(projectId)
  const writes = useListWrites(projectId)
  const sources = useTaskSources(projectId)
  const selection = useSelection<string>()
  const bulk = useBulk(taskResource, taskNoun)
  const opened = useOpenRecord()
  const { people } = useProjectPeople(projectId)
  const project = useProject(projectId)
  const phone = usePhone()
  const [adding, setAdding] = useState<string>()
  const cursor = useRef<Task>(undefined)
  const milestoneOf = useMemo(() => new Map(lists.items.map(({ id, milestoneId }) => [id, milestoneId])), [lists.items])
  const isFiltered = fields.isFiltered(state)
  const isShown = (task: FilteredTask) => !isFiltered || isMatch(state, task, milestoneOf.get(task.taskListId ?? ''), days)
  const open = listed.flatMap(({ tasks }) => tasks)
  const selected = open.filter((task) => isShown(task) && selection.has(task.id))
  const shownTasks = open.filter(isShown)
  const loadExporter = () =>
    import('../task-export.ts').then(({ taskExporter }) =>
      taskExporter({ list: (id) => lists.items.find((list) => list.id === id)?.name ?? '', project: project?.name }),
    )
  const exporting = useExport({ resource: taskResource, noun: taskNoun, exporter: loadExporter })
  const bar = bulkBarProps({ selection, selected, bulk, exporting })
  const add = () => setAdding(cursor.current?.taskListId ?? listed[0]?.list.id ?? 'new')
  const { isArchived, locked } = useProjectLock(projectId)
  useKeys({ c: add }, { enabled: locked === undefined })
  useCheckKey(opened.id === undefined && locked === undefined)
  const show = (value: string) => {
    if (value === 'lists') params.delete('view')
    else params.set('view', value)
    setParams(params, { preventScrollReset: true })
  }
  const showRefusal = (error: unknown) => notify({ message: `Couldn't move these tasks. ${refusalOf(error)}`, tone: 'red' })
  const sortByDue = (lists: readonly ListedTasks[], message: string) =>
    moves
      .sort(
        lists.map(({ list, tasks }) => ({ id: list.id, tasks })),
        byDue,
        message,
      )
      .catch(showRefusal)
  const moveSelected = (listId: string) => {
    const target = listed.find(({ list }) => list.id === listId)
    if (!target) return
    moves.toList({ tasks: selected, list: { ...target.list, tasks: target.tasks } }).then(selection.clear, showRefusal)
  }
  const shared: TaskViewProps = {
    projectId,
    listed,
    isShown,
    isFiltered,
    selection,
    moves,
    writes,
    adding,
    onAdding: setAdding,
    onSort: (each) => void sortByDue([each], `Sorted ${each.list.name} by due date`),
    onOpen: opened.open,
    onCursor: (task) => {
      cursor.current = task
    },
    enabled: opened.id === undefined,
    locked,
    hidden: (task) => (isShown(task) ? undefined : { label: 'Show', onClick: () => search.apply(fields.everything) }),
  }
  const isEmpty = !lists.waiting && !lists.error && listed.length === 0
  const hasNothing = isFiltered && open.length > 0 && !open.some(isShown)
  return (
    <AssignableContext value={people}>
      <LockedTasks value={isArchived}>
        <ProjectFrame
          projectId={projectId}
          tab="tasks"
          fills
          action={<CreateButton label="New task" onClick={add} />}
          filters={
            <>
              <ViewSwitch views={phone ? views : boards} view={view} />
              <FilterLine search={search} sources={sources} sortable={false} />
              <span className={classes.end}>
                <ExportButton
                  disabled={shownTasks.length === 0 || exporting?.progress !== undefined}
                  onClick={() => void exporting?.run({ records: selected.length > 0 ? selected : shownTasks })}
                />
                {view === 'list' && !isFiltered && locked === undefined && (
                  <Button
                    variant="subtle"
                    leftSection={<Icon of={IconSortAscending} />}
                    onClick={() => sortByDue(listed, 'Sorted all lists by due date')}
                  >
                    Sort by due date
                  </Button>
                )}
                {!phone && (
                  <Button
                    variant="subtle"
                    leftSection={<Icon of={view === 'list' ? IconLayoutKanban : IconList} />}
                    onClick={() => show(view === 'list' ? 'lists' : 'list')}
                  >
                    {view === 'list' ? 'As a board' : 'As a list'}
                  </Button>
                )}
              </span>
            </>
          }
        >
          {lists.error && (
            <FailedBanner onRetry={() => void lists.retry()}>Couldn't load the task lists. {errorMessage(lists.error)}</FailedBanner>
          )}
          {lists.waiting ? (
            <SkeletonRows count={6} rowHeight={74} columns={['1fr', '1fr', '1fr', '1fr']} />
          ) : isEmpty ? (
            <EmptyState
              icon={IconList}
              title="No task lists yet"
              text={isClient ? undefined : 'Group the work into lists, such as Design and Build.'}
              action={locked === undefined && <NewList projectId={projectId} writes={writes} adding={adding} onAdding={setAdding} />}
            />
          ) : hasNothing ? (
            <EmptyState
              title="No tasks match the filters"
              text={`${countOf(open.length, hiddenNoun)}.`}
              action={
                <Button variant="default" onClick={() => search.apply(fields.everything)}>
                  Clear filters
                </Button>
              }
            />
          ) : view === 'state' ? (
            <StateBoard {...shared} />
          ) : (
            <TaskBoard key={view} {...shared} rows={view === 'list'} />
          )}
          {bar && locked === undefined && <bulkBar.Component projectId={projectId} lists={lists.items} onMove={moveSelected} {...bar} />}
          {opened.id !== undefined && (
            <sheet.Component id={opened.id} among={open.filter(isShown).map(({ id }) => id)} onOpen={opened.open} onClose={opened.close} />
          )}
        </ProjectFrame>
      </LockedTasks>
    </AssignableContext>
  )
}
