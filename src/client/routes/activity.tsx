import { ActivityPage } from '../features/feed/activity/activity-page.tsx'

export const Component = ActivityPage
