import { Button } from '@mantine/core'
import { IconActivity, IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '../../../kit/list/load-failed.tsx'
import { FilterLine } from '../../../kit/search/filter-line.tsx'
import { useSearch } from '../../../kit/search/use-search.ts'
import { peopleQueries } from '../../../lib/people/people-queries.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { activitySearch } from '../activity-search.ts'
import { activitySources } from '../activity-sources.ts'
import { isNewer } from '../feed-data.ts'
import { useMarkSeen, useSeenMark } from '../use-mark-seen.ts'
import classes from './activity-feed.module.css'
import { ActivityFeed } from './activity-feed.tsx'
import { useActivity } from './use-activity.ts'

/** What happened in the workspace, by day, with what is new since the user last looked. */
export const ActivityPage = () => {
  const search = useSearch(activitySearch)
  const { state, key, fields, apply } = search
  const activity = useActivity(state, key)
  const { recordings, arrivals, isPending, error, refetch } = activity
  const { data: users } = useQuery(peopleQueries.users())
  const nameOf = useCallback((userId: string) => users?.find(({ id }) => id === userId)?.name ?? (users ? 'Someone' : '…'), [users])
  const { seen } = useSeenMark()
  const { upTo: markSeen } = useMarkSeen()
  const scroller = useRef<HTMLElement>(null)
  const [newest] = recordings
  const place = seen && { id: seen.recordingId, date: seen.date }
  // The newest line of a filtered feed says nothing about the others.
  const mayMark = newest !== undefined && !fields.isFiltered(state) && (!place || isNewer(newest, place))
  return (
    <div className={classes.page}>
      <PageHead
        title="Activity"
        count={
          <span role="status">
            {arrivals.length > 0 && (
              <button type="button" className={classes.arrived} onClick={() => scroller.current?.scrollTo({ top: 0 })}>
                {formatCount(arrivals.length)} new
              </button>
            )}
          </span>
        }
        actions={
          <>
            {mayMark && (
              <Button variant="text" leftSection={<Icon of={IconChecks} />} onClick={() => markSeen(newest)}>
                Mark seen
              </Button>
            )}
            <Button component={Link} variant="subtle" to={paths.deleted}>
              Deleted
            </Button>
            <Button component={Link} variant="default" to={paths.catchUp}>
              Catch up
            </Button>
          </>
        }
        offline={error && recordings.length > 0 && 'The feed may be missing what happened since.'}
        filters={<FilterLine search={search} sources={activitySources} />}
      />
      {isPending ? (
        <SkeletonRows count={14} rowHeight={56} columns={['circle', '1fr', '18%', '2.75rem']} />
      ) : recordings.length > 0 ? (
        <ActivityFeed key={key} activity={activity} nameOf={nameOf} scrollKey={`activity ${key}`} scroller={scroller} />
      ) : error ? (
        <LoadFailed title="Couldn't load the activity" error={error} onRetry={() => void refetch()} />
      ) : fields.isFiltered(state) ? (
        <EmptyState
          title="No activity matches these filters"
          action={
            <Button variant="default" onClick={() => apply(fields.everything)}>
              Clear filters
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={IconActivity}
          title="No activity yet"
          text="Notes, comments, messages, deals, cases and completed tasks appear here."
        />
      )}
    </div>
  )
}
