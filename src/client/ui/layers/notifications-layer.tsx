import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import classes from './notifications.module.css'

/** One notification at a time, at the bottom left beside the rail. In the stacked layout the focus pauses its clock as well as the pointer. */
export const NotificationsLayer = () => (
  <Notifications
    aria-live="polite"
    position="bottom-left"
    layout="stacked"
    limit={1}
    zIndex={600}
    transitionDuration={0}
    renderNotification={({ message }) => message}
    classNames={{ root: classes.place, notification: classes.note }}
  />
)
