import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { listRecordings, type Recording } from '../../../contract/recordings.ts'
import { recordedResources } from '../../../contract/resources.ts'
import { byContinuation, type ListData, type ListPage } from '../../kit/resource/list-page.ts'
import { api } from '../../lib/api.ts'
import { refetchWhileShort, refresh } from '../../lib/cache/long-list.ts'
import { registerEventHandler } from '../../lib/live/event-handlers.ts'
import { type ActivitySearch, queryOf } from './activity-search.ts'
import { withNewest } from './feed-data.ts'

const readPage = async (search: ActivitySearch, path: string | undefined, signal?: AbortSignal): Promise<ListPage<Recording>> => {
  const { contacts, continuedAt } = await api(listRecordings, { query: queryOf(search), path, signal })
  return { rows: contacts, continuedAt }
}

const feeds = ['activity', 'feed'] as const

export const activityQueries = {
  all: () => ['activity'] as const,
  /** What happened, newest first. */
  feed: (search: ActivitySearch) =>
    infiniteQueryOptions({
      queryKey: [...feeds, search] as const,
      queryFn: ({ pageParam, signal }) => readPage(search, pageParam, signal),
      ...byContinuation,
      ...refetchWhileShort,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Other people's actions since the user marked the feed as seen, newest first; `more` if they exceed a page. */
  unseen: () =>
    queryOptions({
      queryKey: [...activityQueries.all(), 'unseen'] as const,
      queryFn: async ({ signal }) => {
        const { contacts, continuedAt } = await api(listRecordings, { query: { xSort: '-date', xUnseen: true }, signal })
        return { recordings: contacts, more: continuedAt !== undefined }
      },
    }),
}

/** Reads the newest page of a feed and puts it on top of what is cached. */
export const bringNewest = async (client: QueryClient, search: ActivitySearch): Promise<void> => {
  const { queryKey } = activityQueries.feed(search)
  const fresh = await readPage(search, undefined)
  client.setQueryData<ListData<Recording>>(queryKey, (data) => data && withNewest(data, fresh))
}

/** Whether changes of a resource appear in the feed. */
export const isRecorded = (resource: string): boolean => (recordedResources as readonly string[]).includes(resource)

registerEventHandler(async (client, events) => {
  if (!events.some(({ resource }) => isRecorded(resource))) return
  const shown = client.getQueryCache().findAll({ queryKey: feeds, type: 'active' })
  await Promise.all([
    refresh(client, { queryKey: activityQueries.unseen().queryKey }),
    ...shown.map(({ queryKey }) => bringNewest(client, queryKey[2] as ActivitySearch)),
  ])
})
