import { TodayPage } from '../features/today/today-page.tsx'

export const Component = TodayPage
