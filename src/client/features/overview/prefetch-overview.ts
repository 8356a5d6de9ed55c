import type { QueryClient } from '@tanstack/react-query'
import { overviewQueries } from './overview-queries.ts'

/** Requests what the overview of a project shows. */
export const prefetchOverview = (client: QueryClient, id: string): void => {
  void client.prefetchQuery(overviewQueries.messages(id))
  void client.prefetchQuery(overviewQueries.milestones(id))
  void client.prefetchQuery(overviewQueries.taskLists(id))
  void client.prefetchQuery(overviewQueries.activity(id))
}
