import { MilestonesPage } from '../features/milestones/list/milestones-page.tsx'

export const Component = MilestonesPage
