import { MilestonesPage } from '../features/milestones/milestones-page.tsx'

export const Component = MilestonesPage
