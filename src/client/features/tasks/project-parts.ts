import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { TaskList } from '../../../contract/x/projects/task-lists.ts'
import { type Milestone, milestoneResource } from './milestone-resource.ts'
import { taskListResource } from './task-list-resource.ts'

const none: never[] = []

/** Returns the milestones of a project, by date. Nothing is requested without a project. */
export const useMilestonesOf = (projectId: string | undefined): readonly Milestone[] =>
  useInfiniteQuery({ ...milestoneResource.list({ projectId }), enabled: projectId !== undefined }).data?.pages[0]?.rows ?? none

/** Returns the task lists of a project, by position. Nothing is requested without a project. */
export const useTaskListsOf = (projectId: string | undefined): readonly TaskList[] =>
  useInfiniteQuery({ ...taskListResource.list({ projectId: projectId ?? '' }), enabled: projectId !== undefined }).data?.pages[0]?.rows ??
  none

/** Reads the milestones of a project unless they have just been read. */
export const readMilestonesOf = async (client: QueryClient, projectId: string): Promise<readonly Milestone[]> =>
  (await client.fetchInfiniteQuery(milestoneResource.list({ projectId }))).pages[0]?.rows ?? none
