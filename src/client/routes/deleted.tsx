import { DeletedPage } from '../features/feed/deleted/deleted-page.tsx'

export const Component = DeletedPage
