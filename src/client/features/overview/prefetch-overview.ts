import type { QueryClient } from '@tanstack/react-query'
import { milestoneResource } from '../../records/milestones/milestone-resource.ts'
import { taskListResource } from '../tasks/lists/task-list-resource.ts'
import { overviewQueries } from './overview-queries.ts'

/** Requests what the overview of a project shows. */
export const prefetchOverview = (client: QueryClient, id: string): void => {
  void client.prefetchQuery(overviewQueries.messages(id))
  void client.prefetchInfiniteQuery(milestoneResource.list({ projectId: id }))
  void client.prefetchInfiniteQuery(taskListResource.list({ projectId: id }))
  void client.prefetchQuery(overviewQueries.activity(id))
}
