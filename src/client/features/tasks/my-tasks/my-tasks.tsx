import { IconCircleCheck } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { bulkBarProps } from '../../../kit/bulk/bulk-props.ts'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { useBulk } from '../../../kit/bulk/use-bulk.ts'
import { useNewRecord } from '../../../kit/create/use-new-record.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { ExportButton } from '../../../kit/list/export-button.tsx'
import { ListFailure } from '../../../kit/list/list-failure.tsx'
import type { ListView } from '../../../kit/list/list-view.ts'
import { NoRows } from '../../../kit/list/no-rows.tsx'
import { useExport } from '../../../kit/list/use-export.ts'
import { useOpenRecord } from '../../../kit/list/use-open-record.ts'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { useView, ViewSwitch } from '../../../kit/list/view-switch.tsx'
import type { Composer } from '../../../kit/posts/post-composer.tsx'
import { FilterLine } from '../../../kit/search/filter-line.tsx'
import { TermBox } from '../../../kit/search/term-box.tsx'
import { useSearch } from '../../../kit/search/use-search.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { CreateButton } from '../../../ui/page/create-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { useSelection } from '../../../ui/selection/use-selection.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { TaskComposer } from '../composer/task-composer.tsx'
import { taskNoun, taskResource } from '../task-resource.ts'
import classes from './my-tasks.module.css'
import { groupTasks } from './task-groups.ts'
import { CompletedTasks, TaskList } from './task-list.tsx'
import { type MyTaskSearch, taskSearch, toTaskSearch } from './task-search.ts'
import { taskSources } from './task-sources.ts'

const board = lazyComponent(() => import('./task-board.tsx').then(({ TaskBoard }) => TaskBoard))
const bulkBar = lazyBulk(() => import('./task-bulk.tsx').then(({ TaskBulk }) => TaskBulk))
const sheet = lazyComponent(() => import('../sheet/task-sheet.tsx').then(({ TaskSheet }) => TaskSheet))
const loadExporter = () => import('../task-export.ts').then(({ taskExporter }) => taskExporter())
const views: readonly ListView<MyTaskSearch>[] = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board', without: ['group', 'completed'] },
]

const clientViews = views.slice(0, 1)

/** My tasks as a list under headings or as columns of time, with a line that adds personal tasks. */
export const MyTasks = () => {
  const search = useSearch(taskSearch)
  const { state } = search
  // Clients complete the tasks that they were given: they add none here, and move none between days.
  const isClient = useMe().role === 'client'
  const view = useView(isClient ? clientViews : views)
  const isBoard = view?.value === 'board'
  const shown = isBoard ? { ...state, group: undefined, completed: undefined } : state
  const list = useRecordList(taskResource, toTaskSearch(shown as MyTaskSearch))
  const days = useDueDays()
  const { nameOf } = useWorkspace()
  const selection = useSelection<string>()
  const bulk = useBulk(taskResource, taskNoun)
  const opened = useOpenRecord()
  const { opened: isAdding } = useNewRecord()
  const composer = useRef<Composer>(null)
  const [adding, setAdding] = useState<string>()
  const { items } = list
  const open = useMemo(() => items.filter((task) => task.state !== 'done'), [items])
  const completed = useMemo(() => items.filter((task) => task.state === 'done'), [items])
  const { group, sort } = shown as MyTaskSearch
  const groups = useMemo(() => groupTasks(open, { group, sort }, { days, nameOf }), [open, group, sort, days, nameOf])
  const selected = items.filter(({ id }) => selection.has(id))
  const exporting = useExport(taskResource, taskNoun, loadExporter)
  const bar = bulkBarProps({ selection, selected, bulk, exporting })
  const add = () => (isBoard ? setAdding('today') : composer.current?.focus())
  useKeys({ c: isClient ? undefined : add })
  const rows = { selection, onOpen: opened.open }
  return (
    <div className={classes.page}>
      <PageHead
        title="My tasks"
        count={list.total === undefined ? undefined : `${formatCount(open.length)} open`}
        actions={!isClient && <CreateButton label="New task" onClick={add} />}
        offline={list.error && items.length > 0 && 'The list may be out of date.'}
        search={<TermBox name="term" placeholder="Filter tasks" search={search} />}
        filters={
          <>
            {!isClient && <ViewSwitch views={views} view={view?.value ?? 'list'} />}
            <FilterLine search={search} sources={taskSources} without={view?.without ?? []} />
            <span className={classes.export}>
              <ExportButton
                disabled={items.length === 0 || exporting.progress !== undefined}
                onClick={() => void exporting.run({ records: selected.length > 0 ? selected : items })}
              />
            </span>
          </>
        }
      />
      <ListFailure list={list} />
      {isBoard ? (
        <board.Component
          list={list}
          completed={completed}
          adding={adding}
          onAdding={setAdding}
          run={bulk.run}
          enabled={opened.id === undefined}
          {...rows}
        />
      ) : (
        <TaskList
          groups={groups}
          scrollKey={`my-tasks ${search.key}`}
          start={
            !isClient && (
              <div className={classes.start}>
                <TaskComposer
                  ref={composer}
                  autoFocus={isAdding}
                  placeholder="Add a task for yourself. “Friday” or “next week” sets the due date."
                />
              </div>
            )
          }
          end={
            <div className={classes.end}>
              {list.waiting ? (
                <SkeletonRows count={8} rowHeight={40} columns={['circle', '1fr', '30%', '6rem']} />
              ) : (
                groups.length === 0 && (
                  <NoRows
                    list={list}
                    search={search}
                    sources={taskSources}
                    noun={taskNoun}
                    empty={
                      <EmptyState
                        icon={IconCircleCheck}
                        title="No open tasks"
                        text={
                          isClient ? 'Tasks that you are given in a project appear here.' : 'Add one above, or on a contact, deal or case.'
                        }
                      />
                    }
                    progress={bulk.progress}
                  />
                )
              )}
              <CompletedTasks tasks={completed} today={state.completed === undefined} {...rows} />
            </div>
          }
          {...rows}
        />
      )}
      {bar && <bulkBar.Component {...bar} />}
      {opened.id !== undefined && <sheet.Component key={opened.id} id={opened.id} onClose={opened.close} />}
    </div>
  )
}
