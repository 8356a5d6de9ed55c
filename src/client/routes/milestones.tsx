import { MilestonesPage } from '../features/milestone-list/milestones-page.tsx'

export const Component = MilestonesPage
