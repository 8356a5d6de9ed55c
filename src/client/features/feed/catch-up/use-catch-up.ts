import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { isNewer } from '../feed-data.ts'
import { markAfter, seenBy } from '../seen-mark.ts'
import { useMarkSeen, useSeenMark } from '../use-mark-seen.ts'
import { filterNews, groupNews, type NewsGroup } from './catch-up-groups.ts'
import { catchUpQuery } from './catch-up-queries.ts'
import type { CatchUpSearch } from './catch-up-search.ts'

const none: never[] = []

/** Returns the news grouped by record, the current group, and the functions that mark groups as seen. */
export const useCatchUp = (search: CatchUpSearch) => {
  const { data, error, isPending, refetch } = useQuery(catchUpQuery())
  const { seen, seenRecordings } = useSeenMark()
  const { change, upTo } = useMarkSeen()
  const recordings = data?.recordings ?? none
  const all = useMemo(() => groupNews(recordings), [recordings])
  const groups = useMemo(() => filterNews(all, search), [all, search])
  const isSeen = useMemo(() => {
    const isEventSeen = seenBy({ seen, seenRecordings })
    return (group: NewsGroup) => group.recordings.every(isEventSeen)
  }, [seen, seenRecordings])
  const [chosen, setChosen] = useState<string>()
  const lastMarked = useRef<string>(undefined)
  const firstUnseen = groups.find((group) => !isSeen(group))
  const current = groups.find(({ key }) => key === chosen) ?? firstUnseen ?? groups[0]
  const at = current ? groups.indexOf(current) : -1
  const complete = data?.more === false
  const mark = (group: NewsGroup, unseen: boolean) =>
    change(
      (now) => markAfter(now, recordings, group.recordings, { unseen, complete }),
      unseen ? `Kept “${group.about.title}” as new` : `Marked “${group.about.title}” as seen`,
    )
  return {
    groups,
    current,
    at,
    isSeen,
    isPending,
    error,
    refetch,
    more: data?.more ?? false,
    seenCount: groups.filter(isSeen).length,
    choose: setChosen,
    /** Goes to another thing; returns its key. */
    move: (step: 1 | -1): string | undefined => {
      const next = groups[at + step]
      if (next) setChosen(next.key)
      return next?.key
    },
    /** Marks the current thing as seen and goes to the next one that is not. */
    markCurrent: () => {
      if (!current || isSeen(current)) return
      const next = [...groups.slice(at + 1), ...groups.slice(0, at)].find((group) => !isSeen(group))
      lastMarked.current = current.key
      setChosen(next?.key ?? current.key)
      mark(current, false)
    },
    /** Marks the current thing as new again; if it is new, the one that was marked last. */
    keepAsNew: () => {
      const last = current && isSeen(current) ? current : groups.find(({ key }) => key === lastMarked.current)
      if (!last || !isSeen(last)) return
      setChosen(last.key)
      mark(last, true)
    },
    markAll: () => {
      const newest = recordings.toSorted((a, b) => (isNewer(a, b) ? -1 : 1))[0]
      if (newest) upTo(newest)
    },
  }
}
