import { recordLoader } from '../../kit/record/record-loader.ts'
import { projectLoader } from '../projects/project-loader.ts'
import { writeboardResource } from './writeboard-resource.ts'

export const projectWriteboardsLoader = projectLoader(
  (client, projectId) => void client.prefetchInfiniteQuery(writeboardResource.list({ projectId })),
)

export const writeboardLoader = recordLoader(writeboardResource)
