import { NotificationsPage } from '../features/notifications/notifications-page.tsx'

export const Component = NotificationsPage
