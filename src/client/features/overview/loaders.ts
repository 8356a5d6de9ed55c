import { projectLoader } from '../projects/project-loader.ts'
import { prefetchOverview } from './prefetch-overview.ts'

export const overviewLoader = projectLoader(prefetchOverview)
