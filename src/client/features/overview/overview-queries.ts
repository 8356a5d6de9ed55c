import { queryOptions } from '@tanstack/react-query'
import { listDeals } from '../../../contract/deals/deals.ts'
import { listMessages } from '../../../contract/projects/messages.ts'
import { listMilestones } from '../../../contract/projects/milestones.ts'
import { listRecordings } from '../../../contract/recordings.ts'
import type { Resource } from '../../../contract/resources.ts'
import { listTaskLists } from '../../../contract/x/projects/task-lists.ts'
import { api } from '../../lib/api.ts'
import { refreshOnNews } from '../../lib/live/news-handlers.ts'

const all = ['overview'] as const
const key = (part: string, id?: string) => (id === undefined ? [...all, part] : [...all, part, id])
const staleTime = 60_000

/** What the overview of a project shows. */
export const overviewQueries = {
  /** The first messages: pinned ones, then the newest. */
  messages: (id: string) =>
    queryOptions({
      queryKey: key('messages', id),
      queryFn: ({ signal }) => api(listMessages, { params: { projectId: id }, signal }).then(({ messages }) => messages),
      staleTime,
    }),
  taskLists: (id: string) =>
    queryOptions({
      queryKey: key('lists', id),
      queryFn: ({ signal }) => api(listTaskLists, { params: { id }, signal }).then(({ taskLists }) => taskLists),
      staleTime,
    }),
  milestones: (id: string) =>
    queryOptions({
      queryKey: key('milestones', id),
      queryFn: ({ signal }) => api(listMilestones, { params: { projectId: id }, signal }).then(({ milestones }) => milestones),
      staleTime,
    }),
  /** The deals that the project carries out. */
  deals: (id: string) =>
    queryOptions({
      queryKey: key('deals', id),
      queryFn: ({ signal }) => api(listDeals, { query: { xProject: id }, signal }).then(({ deals }) => deals),
      staleTime,
    }),
  /** What happened in the project last. */
  activity: (id: string) =>
    queryOptions({
      queryKey: key('activity', id),
      queryFn: ({ signal }) => api(listRecordings, { query: { xProject: id, xSort: '-date' }, signal }).then(({ contacts }) => contacts),
      staleTime,
    }),
}

const shownBy: readonly (readonly [part: string, by: readonly Resource[]])[] = [
  ['messages', ['messages', 'comments', 'categories']],
  ['lists', ['taskLists', 'tasks']],
  ['milestones', ['milestones']],
  ['deals', ['deals']],
  ['activity', ['messages', 'comments', 'milestones', 'tasks', 'projects']],
]
for (const [part, by] of shownBy) for (const resource of by) refreshOnNews(resource, key(part))
