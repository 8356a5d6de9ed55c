import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDueDays } from '../../kit/due/use-due-days.ts'
import { useOpenRecord } from '../../kit/list/use-open-record.ts'
import { useRecordList } from '../../kit/list/use-record-list.ts'
import type { Composer } from '../../kit/posts/post-composer.tsx'
import { useApplyEdits } from '../../kit/resource/query-write.ts'
import { useEntryKeys } from '../../kit/stream/use-entry-keys.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { dayAfter, formatDay, formatShort, parseUtc } from '../../ui/dates/format-date.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { useKeys } from '../../ui/keys/hotkeys.ts'
import { Keys } from '../../ui/keys/key.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { usePhone } from '../../ui/media/use-phone.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { activityQueries } from '../feed/activity-queries.ts'
import { NotificationBell } from '../feed/notifications/notification-bell.tsx'
import { TaskComposer } from '../tasks/composer/task-composer.tsx'
import { taskResource } from '../tasks/task-resource.ts'
import { CasesBlock } from './blocks/cases-block.tsx'
import { DatesBlock } from './blocks/dates-block.tsx'
import { DealsBlock } from './blocks/deals-block.tsx'
import { FirstSteps } from './blocks/first-steps.tsx'
import { MilestonesBlock } from './blocks/milestones-block.tsx'
import { NewsBlock } from './blocks/news-block.tsx'
import { PipelineBlock } from './blocks/pipeline-block.tsx'
import { TasksBlock } from './blocks/tasks-block.tsx'
import classes from './today-page.module.css'
import { daysAhead, todayQueries } from './today-queries.ts'

const sheet = lazyComponent(() => import('../tasks/sheet/task-sheet.tsx').then(({ TaskSheet }) => TaskSheet))

/** Makes a day be written with its year. */
const anotherYear = new Date(0)

const useTasks = () => {
  const { items, waiting, error, retry } = useRecordList(taskResource, {})
  const data = waiting || (error && items.length === 0) ? undefined : items
  return { data, isPending: waiting, error, refetch: retry }
}

/** Whether any of these is still loading. The blocks below wait for them, because a block that grows would move those below it. */
const isAnyPending = (...queries: { isPending: boolean }[]) => queries.some(({ isPending }) => isPending)

/** The start page of the team: my tasks, what needs attention, what happened, and the pipeline. */
export const TodayPage = () => {
  const me = useMe()
  const meId = me.id
  const { today } = useDueDays()
  const year = today.slice(0, 4)
  const composer = useRef<Composer>(null)
  const phone = usePhone()
  const page = useRef<HTMLDivElement>(null)
  const opened = useOpenRecord()
  const tasks = useTasks()
  const deals = useQuery(todayQueries.deals(meId, dayAfter(today, daysAhead.deals)))
  const cases = useQuery(todayQueries.cases(meId))
  const milestones = useQuery(todayQueries.milestones(dayAfter(today, daysAhead.milestones)))
  const dates = useQuery(todayQueries.dates(today, dayAfter(today, daysAhead.dates)))
  const start = useQuery(todayQueries.isNew(me))
  const news = useQuery({ ...activityQueries.unseen(), select: useApplyEdits(activityQueries.unseen()) })
  const pipeline = useQuery(todayQueries.pipeline(year))
  const add = () => composer.current?.focus()
  useKeys({ c: add })
  useEntryKeys(page)
  return (
    <div ref={page} className={classes.page} tabIndex={-1}>
      <PageHead
        title="Today"
        count={phone ? formatShort(today, parseUtc(today)) : formatDay(today, anotherYear)}
        actions={
          <>
            {phone && <NotificationBell size={32} />}
            <Button leftSection={<Icon of={IconPlus} bold />} rightSection={<Keys combo="c" />} onClick={add}>
              New task
            </Button>
          </>
        }
      />
      <div className={classes.columns}>
        <div className={classes.work}>
          <TaskComposer
            dueDate={today}
            place="today"
            placeholder="Add a task for yourself. “Friday” or “next week” sets the due date."
            ref={composer}
          />
          <TasksBlock query={tasks} held={false} onOpen={opened.open} />
          {start.data ? (
            <FirstSteps />
          ) : (
            <>
              <DealsBlock query={deals} held={isAnyPending(tasks) || start.isLoading} />
              <CasesBlock query={cases} held={isAnyPending(tasks, deals)} />
            </>
          )}
        </div>
        <div className={classes.aside}>
          <MilestonesBlock query={milestones} held={false} />
          <DatesBlock query={dates} held={isAnyPending(milestones)} />
          <NewsBlock query={news} held={isAnyPending(milestones, dates)} />
          <PipelineBlock query={pipeline} held={isAnyPending(milestones, dates, news)} year={year} />
        </div>
      </div>
      {opened.id !== undefined && <sheet.Component key={opened.id} id={opened.id} onClose={opened.close} />}
    </div>
  )
}
