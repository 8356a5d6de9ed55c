import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listRecordings, type Recording } from '../../../../contract/recordings.ts'
import { cachedWithEdits } from '../../../kit/resource/query-write.ts'
import { api } from '../../../lib/api.ts'
import { refresh } from '../../../lib/cache/long-list.ts'
import { registerEventHandler } from '../../../lib/live/event-handlers.ts'
import { sessionQueries } from '../../../lib/session/session-queries.ts'
import { isRecorded } from '../activity-queries.ts'
import { seenBy } from '../seen-mark.ts'

/** So many events are caught up on at once; the rest is behind "Mark all as seen". */
const most = 500

interface News {
  readonly recordings: readonly Recording[]
  /** Whether there are older ones. */
  readonly more: boolean
}

/** Reads the newest events, as far as the first one that was read before. */
const readUnseen = async (signal: AbortSignal, before: News | undefined): Promise<News> => {
  const found: Recording[] = []
  let path: string | undefined
  do {
    const { contacts, continuedAt } = await api(listRecordings, { query: { xSort: '-date', xUnseen: true }, path, signal })
    found.push(...contacts)
    path = continuedAt
    const known = before?.recordings.findIndex(({ id }) => id === found.at(-1)?.id) ?? -1
    if (before && known >= 0) return { recordings: [...found, ...before.recordings.slice(known + 1)], more: before.more }
  } while (path !== undefined && found.length < most)
  return { recordings: found.slice(0, most), more: path !== undefined || found.length > most }
}

/** Other people's actions since the user last looked, newest first. Seen items stay until the user leaves the page. */
export const catchUpQuery = () =>
  queryOptions({
    queryKey: ['catch-up'] as const,
    queryFn: async ({ signal, client, queryKey }): Promise<News> => {
      const before = client.getQueryData<News>(queryKey)
      const fresh = await readUnseen(signal, before)
      const held = new Set(fresh.recordings.map(({ id }) => id))
      const me = cachedWithEdits(client, sessionQueries.me())
      const isSeen = seenBy(me ?? {})
      const kept = before?.recordings.filter((recording) => !held.has(recording.id) && isSeen(recording)) ?? []
      return { ...fresh, recordings: [...fresh.recordings, ...kept] }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

registerEventHandler(async (client: QueryClient, events) => {
  if (!events.some(({ resource }) => isRecorded(resource))) return
  const { queryKey } = catchUpQuery()
  const isGone = (record: { resource: string; id: string | undefined }) =>
    events.some(({ resource, id, action }) => action === 'deleted' && resource === record.resource && id === record.id)
  // What happened to a deleted record is hidden with it. Events that are already here are not read again.
  client.setQueryData(queryKey, (now) => {
    const left = now?.recordings.filter(({ resource, resourceId, ancestors }) => ![{ resource, id: resourceId }, ...ancestors].some(isGone))
    return now && left && left.length < now.recordings.length ? { ...now, recordings: left } : now
  })
  await refresh(client, { queryKey })
})
