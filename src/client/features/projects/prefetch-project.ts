import type { QueryClient } from '@tanstack/react-query'
import { listLifetime } from '../../kit/resource/resource.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { projectQueries } from './project-queries.ts'
import { projectResource } from './project-resource.ts'

/** Requests what the head of a project shows. */
export const prefetchProject = (client: QueryClient, id: string): void => {
  void client.prefetchQuery({ ...projectResource.detail(id), staleTime: listLifetime })
  void client.prefetchQuery(projectQueries.counts(id))
  void client.prefetchQuery(projectQueries.companies(id))
  void client.prefetchQuery(peopleQueries.users())
}
