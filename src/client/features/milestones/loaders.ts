import { type LoaderFunctionArgs, redirect } from 'react-router'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import { paths } from '../../paths.ts'
import { milestoneResource } from '../../records/milestones/milestone-resource.ts'
import { projectLoader } from '../projects/project-loader.ts'

export const projectMilestonesLoader = projectLoader(
  (client, projectId) => void client.prefetchInfiniteQuery(milestoneResource.list({ projectId })),
)

export const milestonesLoader = ({ context }: LoaderFunctionArgs) => {
  void context.get(queryClientContext).prefetchInfiniteQuery(milestoneResource.list({}))
  return null
}

/** A milestone opens beside the milestones of its project. */
export const milestoneLoader = async ({ params: { id = '' }, context }: LoaderFunctionArgs) => {
  const client = context.get(queryClientContext)
  const milestone =
    milestoneResource.findCached(client, id) ?? (await client.fetchQuery(milestoneResource.detail(id)).catch(() => undefined))
  return redirect(`${milestone ? paths.projectMilestones(milestone.projectId) : paths.milestones}?open=${id}`)
}
