import { IconCircleCheck } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { ListExport } from '../../../kit/list/list-export.tsx'
import { ListFailure } from '../../../kit/list/list-failure.tsx'
import { ListFilters, ListTermBox, ListViews } from '../../../kit/list/list-filters.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { ListSelectionBar } from '../../../kit/list/list-selection-bar.tsx'
import { NoRows } from '../../../kit/list/no-rows.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { useOpenRecord } from '../../../kit/list/use-open-record.ts'
import type { Composer } from '../../../kit/posts/post-composer.tsx'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { CreateButton } from '../../../ui/page/create-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { TaskComposer } from '../composer/task-composer.tsx'
import { taskNoun, taskResource } from '../task-resource.ts'
import classes from './my-tasks.module.css'
import { groupTasks } from './task-groups.ts'
import { CompletedTasks, TaskList } from './task-list.tsx'
import { taskSearch, toTaskSearch } from './task-search.ts'
import { taskSources } from './task-sources.ts'

const clientTaskList = defineList({
  resource: taskResource,
  noun: taskNoun,
  fields: taskSearch,
  toSearch: toTaskSearch,
  sources: () => taskSources,
  keepsSelection: true,
  selectionBar: lazyBulk(() => import('./task-bulk.tsx').then(({ TaskBulk }) => TaskBulk)),
  exporter: () => import('../task-export.ts').then(({ taskExporter }) => taskExporter()),
})
const myTaskList: typeof clientTaskList = {
  ...clientTaskList,
  views: [
    { value: 'list', label: 'List' },
    { value: 'board', label: 'Board', without: ['group', 'completed'] },
  ],
}

const board = lazyComponent(() => import('./task-board.tsx').then(({ TaskBoard }) => TaskBoard))
const sheet = lazyComponent(() => import('../sheet/task-sheet.tsx').then(({ TaskSheet }) => TaskSheet))

/** My tasks as a list under headings or as columns of time, with a line that adds personal tasks. */
export const MyTasks = () => {
  // Clients complete the tasks that they were given: they add none here, and move none between days.
  const isClient = useMe().role === 'client'
  const list = useList(isClient ? clientTaskList : myTaskList)
  const { items, search, state, selection, bulk, create } = list
  const isBoard = list.view?.value === 'board'
  const days = useDueDays()
  const { nameOf } = useWorkspace()
  const opened = useOpenRecord()
  const composer = useRef<Composer>(null)
  const [adding, setAdding] = useState<string>()
  const open = useMemo(() => items.filter((task) => task.state !== 'done'), [items])
  const completed = useMemo(() => items.filter((task) => task.state === 'done'), [items])
  const { group, sort } = state
  const groups = useMemo(() => groupTasks(open, { group, sort }, { days, nameOf }), [open, group, sort, days, nameOf])
  const add = () => (isBoard ? setAdding('today') : composer.current?.focus())
  useKeys({ c: isClient ? undefined : add })
  const rows = { selection, onOpen: opened.open }
  return (
    <ListPage list={list}>
      <PageHead
        title="My tasks"
        count={list.total === undefined ? undefined : `${formatCount(open.length)} open`}
        actions={!isClient && <CreateButton label="New task" onClick={add} />}
        offline={list.error && items.length > 0 && 'The list may be out of date.'}
        search={<ListTermBox />}
        filters={
          <>
            <ListViews />
            <ListFilters />
            <span className={classes.export}>
              <ListExport />
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
                  autoFocus={create.opened}
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
                    sources={list.sources}
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
              <CompletedTasks tasks={completed} today={search.state.completed === undefined} {...rows} />
            </div>
          }
          {...rows}
        />
      )}
      <ListSelectionBar />
      {opened.id !== undefined && <sheet.Component key={opened.id} id={opened.id} onClose={opened.close} />}
    </ListPage>
  )
}
