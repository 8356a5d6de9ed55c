import { Button } from '@mantine/core'
import { IconBell, IconChecks } from '@tabler/icons-react'
import { useRef } from 'react'
import { LoadFailed } from '../../../kit/list/load-failed.tsx'
import { userSource } from '../../../kit/people/user-source.ts'
import type { FieldSources } from '../../../kit/search/field-source.ts'
import { FilterLine } from '../../../kit/search/filter-line.tsx'
import { useSearch } from '../../../kit/search/use-search.ts'
import { useEntryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useNearEnd } from '../../../ui/list/use-near-end.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { projectSource } from '../../projects/project-source.ts'
import { NotificationDays } from './notification-days.tsx'
import { matches, notificationSearch } from './notification-search.ts'
import classes from './notifications.module.css'
import { useMarkRead } from './use-mark-read.ts'
import { useNotifications } from './use-notifications.ts'

const sources: FieldSources = { person: userSource(), project: projectSource }

/** Everything that the user was notified of, by day. */
export const NotificationsPage = () => {
  const search = useSearch(notificationSearch)
  const { state, fields, apply } = search
  const { all, unread, isPending, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useNotifications()
  const { nameOf } = useWorkspace()
  const markRead = useMarkRead()
  const list = useRef<HTMLDivElement>(null)
  useEntryKeys(list)
  const end = useNearEnd(() => fetchNextPage(), hasNextPage && !isFetchingNextPage && !isFetchNextPageError, all.length)
  const shown = all.filter((notification) => matches(state, notification))
  const [newest] = all
  return (
    <>
      <PageHead
        title="Notifications"
        count={unread > 0 && `${formatCount(unread)} unread`}
        actions={
          newest &&
          unread > 0 && (
            <Button variant="text" leftSection={<Icon of={IconChecks} />} onClick={() => markRead(newest.id)}>
              Mark all as read
            </Button>
          )
        }
        offline={error && all.length > 0 && 'What came since may be missing.'}
        filters={<FilterLine search={search} sources={sources} />}
      />
      <div ref={list} className={classes.page} role="group" aria-label="Notifications" tabIndex={-1}>
        {isPending ? (
          <SkeletonRows count={10} rowHeight={56} columns={['circle', '1fr', '3rem']} />
        ) : error && all.length === 0 ? (
          <LoadFailed title="Couldn't load the notifications" error={error} onRetry={() => void refetch()} />
        ) : shown.length > 0 ? (
          <NotificationDays notifications={shown} nameOf={nameOf} level={2} />
        ) : (
          !hasNextPage &&
          (fields.isFiltered(state) ? (
            <EmptyState
              title={state.read === 'no' && all.length > 0 ? 'You have read everything' : 'No notifications match these filters'}
              action={
                <Button variant="default" onClick={() => apply(fields.everything)}>
                  Clear filters
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={IconBell}
              title="No notifications yet"
              text="Messages you subscribe to, comments on them, and tasks given to you appear here."
            />
          ))
        )}
        <div ref={end} />
        {isFetchNextPageError ? (
          <FailedBanner onRetry={() => void fetchNextPage()}>Couldn't load earlier notifications. {errorMessage(error)}</FailedBanner>
        ) : (
          hasNextPage && <SkeletonRows count={3} rowHeight={56} columns={['circle', '1fr', '3rem']} />
        )}
      </div>
    </>
  )
}
