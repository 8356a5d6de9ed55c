import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useMe } from '../../../lib/session/use-me.ts'
import { activityQueries, bringNewest } from '../activity-queries.ts'
import type { ActivitySearch } from '../activity-search.ts'
import { isNewer, type Place } from '../feed-data.ts'

const none: never[] = []
const beginning: Place = { date: '', id: '0' }

/** The feed of a search as far as it is loaded, and what arrived since it was opened. */
export const useActivity = (search: ActivitySearch, key: string) => {
  const client = useQueryClient()
  const me = useMe()
  const query = useInfiniteQuery(activityQueries.feed(search))
  const pages = query.data?.pages
  const recordings = useMemo(() => pages?.flatMap(({ rows }) => rows) ?? none, [pages])
  const [opened, setOpened] = useState<{ key: string; newest: Place }>()
  if (pages && opened?.key !== key) setOpened({ key, newest: recordings[0] ?? beginning })

  // Cached pages may be outdated. They stay on screen while the newest page is fetched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search that is opened
  useEffect(() => {
    if (pages) void bringNewest(client, search).catch(() => undefined)
  }, [key])

  const arrivals = opened && recordings.filter((recording) => recording.author !== me.id && isNewer(recording, opened.newest))
  return { ...query, recordings, arrivals: arrivals ?? none }
}
