import { NotificationsPage } from '../features/feed/notifications/notifications-page.tsx'

export const Component = NotificationsPage
