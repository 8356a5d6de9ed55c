import { Button } from '@mantine/core'
import { IconSquareRotated } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ListFailure } from '../../../kit/list/list-failure.tsx'
import { NoRows } from '../../../kit/list/no-rows.tsx'
import { ViewSwitch } from '../../../kit/list/view-switch.tsx'
import { useLeaveQuestion } from '../../../kit/page/use-leave-question.ts'
import { FilterLine } from '../../../kit/search/filter-line.tsx'
import { keepPageOpen } from '../../../lib/keep-page-open.ts'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { CreateButton } from '../../../ui/page/create-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { useTaskListsOf } from '../../tasks/lists/task-list-resource.ts'
import { useMayChange } from '../milestone-check.tsx'
import { milestoneNoun } from '../milestone-words.ts'
import { MonthControls } from '../month/month-controls.tsx'
import { MoveBar } from '../move/move-bar.tsx'
import { TimelineControls } from '../timeline/timeline-controls.tsx'
import type { TimelineHandle } from '../timeline/timeline-handle.ts'
import { MilestoneList } from './milestone-list.tsx'
import { milestoneSources } from './milestone-sources.ts'
import classes from './milestone-views.module.css'
import { type Milestones, views } from './use-milestones.ts'

const newSheet = lazyComponent(() => import('../create/new-milestone-sheet.tsx').then(({ NewMilestoneSheet }) => NewMilestoneSheet))
const sheet = lazyComponent(() => import('../sheet/milestone-sheet.tsx').then(({ MilestoneSheet }) => MilestoneSheet))
const timeline = lazyComponent(() => import('../timeline/timeline.tsx').then(({ Timeline }) => Timeline))

const month = lazyComponent(() => import('../month/milestone-month.tsx').then(({ MilestoneMonth }) => MilestoneMonth))

const waiting = (
  <div className={classes.waiting}>
    <SkeletonRows count={8} rowHeight={40} columns={['circle', '1fr', '30%', '6rem']} />
  </div>
)

interface MilestoneViewsProps {
  milestones: Milestones
  /** Puts the page around its content, with its action and its line of filters. */
  frame: (parts: { action: ReactNode; filters: ReactNode }, content: ReactNode) => ReactNode
}

/** Milestones as a list, a month or a timeline. */
export const MilestoneViews = ({ milestones, frame }: MilestoneViewsProps) => {
  const { projectId, search, view, list, shown, all, opened, create, move } = milestones
  const mayChange = useMayChange()
  const phone = usePhone()
  const handle = useRef<TimelineHandle>(null)
  const taskLists = useTaskListsOf(projectId)
  const covered = opened.id !== undefined || create.opened
  useKeys({ c: create.open }, { enabled: mayChange })
  const unsaved = move.plan && move.plan.days !== 0 ? move.plan.milestone.title : undefined
  useLeaveQuestion(
    unsaved === undefined
      ? undefined
      : { title: 'Discard this move?', text: `The new date of “${unsaved}” is not saved yet.`, action: 'Discard' },
    move.cancel,
  )
  useEffect(() => (unsaved === undefined ? undefined : keepPageOpen()), [unsaved])
  const secondOf = ({ id, projectName }: (typeof all)[number]) =>
    projectId === undefined
      ? projectName
      : taskLists
          .filter(({ milestoneId }) => milestoneId === id)
          .map(({ name }) => name)
          .join(', ') || undefined
  const action = mayChange && <CreateButton label="New milestone" onClick={create.open} />
  const filters = (
    <>
      <ViewSwitch views={views} view={view} />
      <FilterLine search={search} sources={milestoneSources} without={projectId === undefined ? [] : ['project']} />
      {view === 'month' && !phone && <MonthControls />}
      {view === 'timeline' && <TimelineControls handle={handle} />}
    </>
  )
  return frame(
    { action, filters },
    <div className={classes.page}>
      <ListFailure list={list} />
      {list.waiting ? (
        waiting
      ) : shown.length === 0 ? (
        <NoRows
          list={{ ...list, everything: all.length }}
          search={search}
          sources={milestoneSources}
          noun={milestoneNoun}
          empty={
            <EmptyState
              icon={IconSquareRotated}
              title="No milestones yet"
              text="Milestones are the dates your project has to meet."
              action={mayChange && <Button onClick={create.open}>New milestone</Button>}
            />
          }
          progress={undefined}
        />
      ) : view === 'timeline' ? (
        <timeline.Component
          fallback={waiting}
          handle={handle}
          milestones={shown}
          byProject={projectId === undefined}
          move={move}
          onOpen={opened.open}
          enabled={!covered}
        />
      ) : view === 'month' ? (
        <month.Component fallback={waiting} milestones={shown} move={move} onOpen={opened.open} onCreate={create.openIn} />
      ) : (
        <MilestoneList milestones={shown} secondOf={secondOf} onOpen={opened.open} />
      )}
      <div className="t-unseen" role="status">
        {move.said}
      </div>
      {move.plan && !covered && <MoveBar move={move} plan={move.plan} />}
      {create.opened && mayChange && (
        <newSheet.Component projectId={projectId} name={create.name} day={create.column} onClose={create.close} />
      )}
      {opened.id !== undefined && (
        <sheet.Component
          key={opened.id}
          id={opened.id}
          onClose={opened.close}
          onMove={(milestone) => {
            opened.close()
            move.to(milestone, milestone.deadline)
          }}
        />
      )}
    </div>,
  )
}
