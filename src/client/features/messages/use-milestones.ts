import { queryOptions, useQuery } from '@tanstack/react-query'
import { listMilestones, type Milestone } from '../../../contract/projects/milestones.ts'
import { api } from '../../lib/api.ts'
import { refreshOnNews } from '../../lib/live/news-handlers.ts'

const none: readonly Milestone[] = []
const all = ['message-milestones'] as const

const milestonesOf = (projectId: string) =>
  queryOptions({
    queryKey: [...all, projectId],
    queryFn: ({ signal }) => api(listMilestones, { params: { projectId }, signal }).then(({ milestones }) => milestones),
    staleTime: 60_000,
  })

/** Returns the milestones of a project, by deadline, for a message to be about. */
export const useMilestones = (projectId: string): readonly Milestone[] => useQuery(milestonesOf(projectId)).data ?? none

refreshOnNews('milestones', all)
