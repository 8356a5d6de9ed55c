import type { Notification } from '../../../../contract/x/outbox.ts'
import { dayOf, formatDay } from '../../../ui/dates/format-date.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import { NotificationRow } from './notification-row.tsx'
import classes from './notifications.module.css'

interface NotificationDaysProps {
  notifications: readonly Notification[]
  nameOf: (userId: string) => string
  /** The level of the headings: below that of the page or of the panel. */
  level: 2 | 3
  /** Called when the user opens a notification. */
  onOpen?: () => void
}

/** Notifications under the headings of their days. */
export const NotificationDays = ({ notifications, nameOf, level, onOpen }: NotificationDaysProps) => {
  const now = useNow()
  const Heading = `h${level}` as const
  const days = Map.groupBy(notifications, ({ createdAt }) => dayOf(createdAt))
  return [...days].map(([day, some]) => (
    <section key={day} aria-label={formatDay(some[0]?.createdAt ?? '', now)}>
      <Heading className={classes.day}>{formatDay(some[0]?.createdAt ?? '', now)}</Heading>
      <ul>
        {some.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} nameOf={nameOf} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ))
}
