import { ActivityPage } from '../features/activity/activity-page.tsx'

export const Component = ActivityPage
