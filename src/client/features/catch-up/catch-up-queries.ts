import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listRecordings, type Recording } from '../../../contract/recordings.ts'
import { api } from '../../lib/api.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { registerNewsHandler } from '../../lib/live/news-handlers.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { isRecorded } from '../activity/activity-queries.ts'
import { seenBy } from '../activity/seen-mark.ts'

/** So many events are caught up on at once; the rest is behind "Mark all as seen". */
const most = 500

interface News {
  readonly recordings: readonly Recording[]
  /** Whether there are older ones. */
  readonly more: boolean
}

const readUnseen = async (signal: AbortSignal): Promise<News> => {
  const found: Recording[] = []
  let path: string | undefined
  do {
    const { contacts, continuedAt } = await api(listRecordings, { query: { xSort: '-date', xUnseen: true }, path, signal })
    found.push(...contacts)
    path = continuedAt
  } while (path !== undefined && found.length < most)
  return { recordings: found.slice(0, most), more: path !== undefined || found.length > most }
}

/** What others did since the user last looked, newest first. What is seen on the page stays in it until the page is left. */
export const catchUpQuery = () =>
  queryOptions({
    queryKey: ['catch-up'] as const,
    queryFn: async ({ signal, client, queryKey }): Promise<News> => {
      const before = client.getQueryData<News>(queryKey)
      const fresh = await readUnseen(signal)
      const held = new Set(fresh.recordings.map(({ id }) => id))
      const me = client.getQueryData(sessionQueries.me().queryKey)
      const isSeen = seenBy(me ?? {})
      const kept = before?.recordings.filter((recording) => !held.has(recording.id) && isSeen(recording)) ?? []
      return { ...fresh, recordings: [...fresh.recordings, ...kept] }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

registerNewsHandler(async (client: QueryClient, news) => {
  if (news.some(({ resource }) => isRecorded(resource))) await refresh(client, { queryKey: catchUpQuery().queryKey })
})
