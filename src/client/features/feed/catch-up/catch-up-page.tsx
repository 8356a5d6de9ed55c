import { Button } from '@mantine/core'
import { IconChecks, IconMoodCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LoadFailed } from '../../../kit/list/load-failed.tsx'
import type { Composer } from '../../../kit/posts/post-composer.tsx'
import { FilterLine } from '../../../kit/search/filter-line.tsx'
import { useSearch } from '../../../kit/search/use-search.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import { formatDayTime } from '../../../ui/dates/format-day-time.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { useMedia } from '../../../ui/media/use-media.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { activitySources } from '../activity-sources.ts'
import { useSeenMark } from '../use-mark-seen.ts'
import classes from './catch-up.module.css'
import { CatchUpBar } from './catch-up-bar.tsx'
import { CatchUpDetail, pathOf, taskOwnerOf } from './catch-up-detail.tsx'
import { replyTo } from './catch-up-groups.ts'
import { CatchUpRow } from './catch-up-row.tsx'
import { catchUpSearch } from './catch-up-search.ts'
import { useCatchUp } from './use-catch-up.ts'

const activityLink = (
  <Button component={Link} variant="default" to={paths.activity}>
    Open activity
  </Button>
)

/** What changed since the user last looked, over projects and the customer side, one thing after the other. */
export const CatchUpPage = () => {
  const search = useSearch(catchUpSearch)
  const news = useCatchUp(search.state)
  const { groups, current, at, isSeen, seenCount } = news
  const { nameOf } = useWorkspace()
  const { seen } = useSeenMark()
  const now = useNow()
  const navigate = useNavigate()
  const wide = useMedia('(min-width: 56.25em)')
  const [addsTask, setAddsTask] = useState(false)
  const composer = useRef<Composer>(null)
  const list = useRef<HTMLUListElement>(null)
  // Since when, as it was when the page was opened.
  const [since] = useState(seen?.date)
  const focusRow = (key: string | undefined) => {
    setAddsTask(false)
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(({ dataset }) => dataset.key === key)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
    return row !== undefined
  }
  const open = () => {
    const path = current && pathOf(current)
    if (path) void navigate(path)
  }
  const mark = () => {
    setAddsTask(false)
    news.markCurrent()
  }
  const actions = {
    next: () => focusRow(news.move(1)),
    back: () => focusRow(news.move(-1)),
    mark,
    keep: () => void news.keepAsNew(),
    reply: () => (composer.current ? composer.current.focus() : false),
    addTask: () => setAddsTask(true),
    open,
  }
  useKeys({
    j: actions.next,
    k: actions.back,
    down: actions.next,
    up: actions.back,
    e: mark,
    u: actions.keep,
    r: actions.reply,
    t: actions.addTask,
    enter: open,
  })
  const done = groups.length > 0 && seenCount === groups.length
  const detail = current && (
    <CatchUpDetail key={current.key} group={current} nameOf={nameOf} addsTask={addsTask} onAddTask={setAddsTask} composer={composer} />
  )
  return (
    <div className={classes.page}>
      <PageHead
        title="Catch up"
        count={
          current && `${formatCount(at + 1)} of ${formatCount(groups.length)}${since && wide ? ` since ${formatDayTime(since, now)}` : ''}`
        }
        actions={
          groups.length > 0 &&
          !done && (
            <Button variant="text" leftSection={<Icon of={IconChecks} />} onClick={news.markAll}>
              Mark all as seen
            </Button>
          )
        }
        filters={
          <>
            <FilterLine search={search} sources={activitySources} />
            {groups.length > 0 && (
              <span className={classes.progress} role="status">
                <span className={classes.meter} aria-hidden="true">
                  <span style={{ width: `${(seenCount / groups.length) * 100}%` }} />
                </span>
                {formatCount(seenCount)} seen, {formatCount(groups.length - seenCount)} to go
              </span>
            )}
          </>
        }
      />
      {news.isPending ? (
        <SkeletonRows count={10} rowHeight={56} columns={['circle', '1fr', '3rem']} />
      ) : news.error && groups.length === 0 ? (
        <LoadFailed title="Couldn't load what is new" error={news.error} onRetry={() => void news.refetch()} />
      ) : groups.length === 0 && catchUpSearch.isFiltered(search.state) ? (
        <EmptyState
          title="Nothing new matches these filters"
          action={
            <Button variant="default" onClick={() => search.apply(catchUpSearch.everything)}>
              Clear filters
            </Button>
          }
        />
      ) : groups.length === 0 ? (
        <EmptyState icon={IconMoodCheck} title="You're all caught up" text="Changes other people make appear here." action={activityLink} />
      ) : (
        <>
          <div className={classes.columns}>
            <ul ref={list} className={classes.list} aria-label="What is new">
              {done && (
                <li className={classes.done}>
                  <Icon of={IconMoodCheck} size={16} /> You're all caught up.
                </li>
              )}
              {groups.map((group) => (
                <CatchUpRow
                  key={group.key}
                  group={group}
                  seen={isSeen(group)}
                  current={group === current}
                  now={now}
                  nameOf={nameOf}
                  onOpen={open}
                  onChoose={(key) => {
                    setAddsTask(false)
                    news.choose(key)
                  }}
                >
                  {!wide && group === current && detail}
                </CatchUpRow>
              ))}
              {news.more && <li className={classes.more}>Older changes are in the activity feed.</li>}
            </ul>
            {wide && <div className={classes.side}>{detail}</div>}
          </div>
          {current && (
            <CatchUpBar
              at={at}
              of={groups.length}
              seen={isSeen(current)}
              {...actions}
              onReply={replyTo(current) && actions.reply}
              onAddTask={taskOwnerOf(current) && actions.addTask}
              onOpen={pathOf(current) === undefined ? undefined : open}
            />
          )}
        </>
      )}
    </div>
  )
}
