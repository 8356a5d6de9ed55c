import type { Recording } from '../../../contract/recordings.ts'
import type { Me } from '../../../contract/x/people/me.ts'
import { isNewer } from './feed-data.ts'

/** The part of the feed that the user has seen: everything up to `seen`, and single events after it. */
export type SeenMark = Pick<Me, 'seen' | 'seenRecordings'>

/** The largest number of single seen events that the service stores. */
const most = 500

/** Returns the function that says whether an event has been seen. */
export const seenBy = ({ seen, seenRecordings = [] }: SeenMark): ((recording: Recording) => boolean) => {
  const ids = new Set(seenRecordings)
  const place = seen && { id: seen.recordingId, date: seen.date }
  return (recording) => ids.has(recording.id) || (place !== undefined && !isNewer(recording, place))
}

/** Takes back the step that turned the mark `before` into `after`. What another window has marked since stays marked. */
export const markWithout = (now: SeenMark, before: SeenMark, after: SeenMark): SeenMark => {
  const earlier = before.seenRecordings ?? []
  const added = new Set(after.seenRecordings).difference(new Set(earlier))
  const isUnmoved = now.seen?.recordingId === after.seen?.recordingId
  return {
    seen: isUnmoved ? before.seen : now.seen,
    seenRecordings: [...new Set([...earlier, ...(now.seenRecordings ?? [])].filter((id) => !added.has(id)))],
  }
}

/**
 * Returns the mark once some events have been seen, or no longer. When nothing unseen is left before an event, the mark moves up to it.
 *
 * @param known everything that was unseen at the beginning, in any order
 * @param complete whether `known` begins right after the mark, which may then move
 */
export const markAfter = (
  mark: SeenMark,
  known: readonly Recording[],
  changed: readonly Recording[],
  { unseen = false, complete }: { unseen?: boolean; complete: boolean },
): SeenMark => {
  const isSeen = seenBy(mark)
  const touched = new Set(changed.map(({ id }) => id))
  const after = (recording: Recording) => (touched.has(recording.id) ? !unseen : isSeen(recording))
  const oldestFirst = known.toSorted((a, b) => (isNewer(a, b) ? 1 : -1))
  const firstUnseen = oldestFirst.findIndex((recording) => !after(recording))
  const before = complete ? oldestFirst.slice(0, firstUnseen === -1 ? oldestFirst.length : firstUnseen) : []
  const last = before.at(-1)
  const movedTo = last && (!mark.seen || isNewer(last, { id: mark.seen.recordingId, date: mark.seen.date })) ? last : undefined
  // An event before the mark that is unseen again takes the mark back.
  const back =
    unseen && complete && changed.some((recording) => mark.seen && !isNewer(recording, { id: mark.seen.recordingId, date: mark.seen.date }))
  const seen = back
    ? last && { recordingId: last.id, date: last.date }
    : movedTo
      ? { recordingId: movedTo.id, date: movedTo.date }
      : mark.seen
  const rest = oldestFirst.slice(before.length).filter(after)
  return { seen, seenRecordings: rest.slice(-most).map(({ id }) => id) }
}
