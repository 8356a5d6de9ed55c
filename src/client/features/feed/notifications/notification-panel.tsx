import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useEntryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { NotificationDays } from './notification-days.tsx'
import classes from './notifications.module.css'
import { useMarkRead } from './use-mark-read.ts'
import { useNotifications } from './use-notifications.ts'

/** The user's notifications by day, all or the unread ones. */
export const NotificationPanel = ({ onClose }: { onClose: () => void }) => {
  const list = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<'all' | 'unread'>('all')
  const { all, unread, data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications()
  const { nameOf } = useWorkspace()
  const isClient = useMe().role === 'client'
  const markRead = useMarkRead()
  useEntryKeys(list)
  const rows = shown === 'all' ? all : all.filter(({ read }) => !read)
  const [newest] = all
  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <h2 className={classes.title}>Notifications</h2>
        <span className={classes.count}>{unread > 0 && `${formatCount(unread)} unread`}</span>
        {newest && unread > 0 && (
          <Button variant="text" size="xs" leftSection={<Icon of={IconChecks} />} onClick={() => markRead(newest.id)}>
            Mark all as read
          </Button>
        )}
      </header>
      <div className={classes.filter}>
        <Segmented
          label="Show"
          quiet
          value={shown}
          options={[
            { value: 'all', label: 'All' },
            { value: 'unread', label: 'Unread', count: unread },
          ]}
          onChange={setShown}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region is reached by keyboard */}
      <div ref={list} className={classes.list} role="group" aria-label="Notifications" tabIndex={0}>
        {isPending && <SkeletonRows count={4} rowHeight={64} columns={['circle', '1fr', '3rem']} />}
        {error && <FailedBanner onRetry={() => void refetch()}>Couldn't load the notifications. {errorMessage(error)}</FailedBanner>}
        {data && rows.length === 0 && (
          <p className={classes.empty}>{shown === 'all' ? 'No notifications yet.' : 'You have read everything.'}</p>
        )}
        <NotificationDays notifications={rows} nameOf={nameOf} level={3} onOpen={onClose} />
        {hasNextPage && (
          <Button variant="subtle" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier notifications
          </Button>
        )}
      </div>
      <footer className={classes.foot}>
        {!isClient && (
          <Link className="t-link" to={paths.catchUp} onClick={onClose}>
            Catch up on changes
          </Link>
        )}
        <Link className="t-link" to={paths.notifications} onClick={onClose}>
          See all notifications
        </Link>
      </footer>
    </div>
  )
}
