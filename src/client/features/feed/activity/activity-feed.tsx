import { IconArrowUp } from '@tabler/icons-react'
import { type RefObject, useMemo } from 'react'
import type { Recording } from '../../../../contract/recordings.ts'
import { useEntryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { formatDay } from '../../../ui/dates/format-date.ts'
import { formatDayTime } from '../../../ui/dates/format-day-time.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useNearEnd } from '../../../ui/list/use-near-end.ts'
import { type FeedItem, VirtualFeed } from '../../../ui/list/virtual-feed.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { ActivityLine } from '../activity-line.tsx'
import { useSeenMark } from '../use-mark-seen.ts'
import classes from './activity-feed.module.css'
import { type Entry, entriesOf } from './feed-items.ts'
import type { useActivity } from './use-activity.ts'

const heights = { day: 48, seen: 36, line: 56 }
/** A sentence has two lines on a phone. */
const phoneLine = 76

interface ActivityFeedProps {
  activity: ReturnType<typeof useActivity>
  nameOf: (userId: string) => string
  scrollKey: string
  scroller: RefObject<HTMLElement | null>
}

/** The lines of the activity feed by day, newest first. */
export const ActivityFeed = ({ activity, nameOf, scrollKey, scroller }: ActivityFeedProps) => {
  const { recordings, arrivals, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = activity
  const { id: meId } = useMe()
  const { seen } = useSeenMark()
  const phone = usePhone()
  const now = useNow()
  useEntryKeys(scroller)
  const mayLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const end = useNearEnd(() => fetchNextPage({ cancelRefetch: false }), mayLoad, recordings.length)
  const minute = now.getTime()
  const items = useMemo((): FeedItem[] => {
    const arrived = new Set<Recording>(arrivals)
    const place = seen && { id: seen.recordingId, date: seen.date }
    const itemOf = (entry: Entry): FeedItem => {
      if (entry.kind === 'line') {
        const { recording } = entry
        const render = () => <ActivityLine recording={recording} nameOf={nameOf} arrived={arrived.has(recording)} />
        return { key: recording.id, height: phone ? phoneLine : heights.line, render }
      }
      if (entry.kind === 'seen') {
        const render = () => (
          <p className={classes.seen}>
            <Icon of={IconArrowUp} size={14} /> {formatCount(entry.count)} new since {formatDayTime(seen?.date ?? '', new Date(minute))}
          </p>
        )
        return { key: 'seen', height: heights.seen, render }
      }
      const render = () => (
        <h2 className={classes.day}>
          {formatDay(entry.at, new Date(minute))} {entry.count && <span className={classes.count}>{formatCount(entry.count)}</span>}
        </h2>
      )
      return { key: `day ${entry.day}`, height: heights.day, render }
    }
    return entriesOf(recordings, { seen: place, meId, complete: !hasNextPage }).map(itemOf)
  }, [recordings, arrivals, seen, meId, hasNextPage, phone, nameOf, minute])
  return (
    <VirtualFeed
      label="Activity"
      items={items}
      scrollKey={scrollKey}
      scroller={scroller}
      end={
        <>
          <div ref={end} />
          {isFetchNextPageError ? (
            <FailedBanner onRetry={() => void fetchNextPage()}>Couldn't load earlier activity. {errorMessage(error)}</FailedBanner>
          ) : (
            hasNextPage && <SkeletonRows count={3} rowHeight={56} columns={['circle', '1fr']} />
          )}
        </>
      }
    />
  )
}
