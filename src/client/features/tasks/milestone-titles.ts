import { queryOptions } from '@tanstack/react-query'
import { listMilestones } from '../../../contract/projects/milestones.ts'
import { api } from '../../lib/api.ts'
import { refreshOnNews } from '../../lib/live/news-handlers.ts'

const all = ['milestones', 'of-lists'] as const

/** The milestones that the task lists of a project can be for. */
export const milestonesOf = (projectId: string) =>
  queryOptions({
    queryKey: [...all, projectId],
    queryFn: ({ signal }) => api(listMilestones, { params: { projectId }, signal }).then(({ milestones }) => milestones),
    staleTime: 60_000,
  })

refreshOnNews('milestones', all)
