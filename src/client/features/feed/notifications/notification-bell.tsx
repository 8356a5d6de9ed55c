import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApplyEdits } from '../../../kit/resource/query-write.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { Popover } from '../../../ui/float/popover.tsx'
import { notify } from '../../../ui/float/undo-note.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { notificationQueries } from './notification-queries.ts'
import classes from './notifications.module.css'

const panel = lazyComponent(() => import('./notification-panel.tsx').then(({ NotificationPanel }) => NotificationPanel))

/** The bell with the number of unread notifications; it opens their panel. */
export const NotificationBell = ({ size = 28 }: { size?: 28 | 32 }) => {
  const [opened, setOpened] = useState(false)
  const { data } = useInfiniteQuery({ ...notificationQueries.list(), select: useApplyEdits(notificationQueries.list()) })
  const unread = data?.pages[0]?.unread ?? 0
  const open = () =>
    void panel.fetch().then(
      () => setOpened(true),
      () => notify({ message: "Couldn't load the notifications. Reload the page.", tone: 'red' }),
    )
  return (
    <span className={classes.bell}>
      <Popover
        label="Notifications"
        width={400}
        position="bottom-end"
        opened={opened}
        onChange={setOpened}
        target={
          <IconButton
            label={unread > 0 ? `Notifications, ${formatCount(unread)} unread` : 'Notifications'}
            icon={IconBell}
            size={size}
            onClick={opened ? () => setOpened(false) : open}
          />
        }
      >
        <panel.Component onClose={() => setOpened(false)} />
      </Popover>
      {unread > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </span>
  )
}
