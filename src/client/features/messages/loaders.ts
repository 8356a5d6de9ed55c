import { commentResource } from '../../kit/comments/comment-resource.ts'
import { recordLoader } from '../../kit/record/record-loader.ts'
import { categoryQuery } from '../categories/category-sets.ts'
import { categorySetOf } from '../categories/project-categories.ts'
import { projectLoader } from '../projects/project-loader.ts'
import { prefetchProject } from '../projects/project-resource.ts'
import { messageResource } from './message-resource.ts'

export const projectMessagesLoader = projectLoader((client, projectId, url) => {
  const categoryId = new URL(url).searchParams.get('category')
  void client.prefetchInfiniteQuery(messageResource.list({ projectId, ...(categoryId !== null && { categoryId }) }))
  void client.prefetchQuery(categoryQuery(categorySetOf(projectId, 'message')))
})

export const messageLoader = recordLoader(messageResource, (client, id) => {
  void client.prefetchInfiniteQuery(commentResource.of({ resource: 'messages', id }))
  const known = messageResource.findCached(client, id)
  if (known) prefetchProject(client, known.projectId)
})
