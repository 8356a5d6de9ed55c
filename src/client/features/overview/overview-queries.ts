import { queryOptions } from '@tanstack/react-query'
import { listDeals } from '../../../contract/deals/deals.ts'
import { listMessages } from '../../../contract/projects/messages.ts'
import { listRecordings } from '../../../contract/recordings.ts'
import type { Resource } from '../../../contract/resources.ts'
import { api } from '../../lib/api.ts'
import { refreshOnEvents } from '../../lib/live/event-handlers.ts'

const all = ['overview'] as const
const key = (part: string, id?: string) => (id === undefined ? [...all, part] : [...all, part, id])
const staleTime = 60_000

/** The queries of the blocks on the overview of a project. */
export const overviewQueries = {
  /** The first messages: pinned ones, then the newest. */
  messages: (id: string) =>
    queryOptions({
      queryKey: key('messages', id),
      queryFn: ({ signal }) => api(listMessages, { params: { projectId: id }, signal }).then(({ messages }) => messages),
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
  ['deals', ['deals']],
  ['activity', ['messages', 'comments', 'milestones', 'tasks', 'projects']],
]
for (const [part, by] of shownBy) for (const resource of by) refreshOnEvents(resource, key(part))
