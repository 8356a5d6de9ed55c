import { DeletedPage } from '../features/activity/deleted-page.tsx'

export const Component = DeletedPage
