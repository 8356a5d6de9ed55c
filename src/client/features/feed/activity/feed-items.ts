import type { Recording } from '../../../../contract/recordings.ts'
import { dayOf } from '../../../ui/dates/format-date.ts'
import { isNewer, type Place } from '../feed-data.ts'

/** An entry of the feed: a line, the heading of a day, or the mark above what has been seen. */
export type Entry =
  | { readonly kind: 'line'; readonly recording: Recording }
  | { readonly kind: 'day'; readonly day: string; readonly at: string; readonly count: number | undefined }
  | { readonly kind: 'seen'; readonly count: number }

/**
 * Returns the lines under the headings of their days, and the mark above the first line that the user has seen.
 *
 * @param complete whether everything has been loaded; only then is the last day counted
 */
export const entriesOf = (
  recordings: readonly Recording[],
  { seen, meId, complete }: { seen: Place | undefined; meId: string; complete: boolean },
) => {
  const days = Map.groupBy(recordings, ({ date }) => dayOf(date))
  const lastDay = [...days.keys()].at(-1)
  const firstSeen = seen ? recordings.findIndex((recording) => !isNewer(recording, seen)) : -1
  const unseen = recordings.slice(0, Math.max(0, firstSeen)).filter(({ author }) => author !== meId).length
  const mark = unseen > 0 ? recordings[firstSeen] : undefined
  return [...days].flatMap(([day, lines]): Entry[] => {
    const count = complete || day !== lastDay ? lines.length : undefined
    const head: Entry = { kind: 'day', day, at: lines[0]?.date ?? '', count }
    const entries = lines.flatMap((recording): Entry[] => {
      const line: Entry = { kind: 'line', recording }
      return recording === mark && recording !== lines[0] ? [{ kind: 'seen', count: unseen }, line] : [line]
    })
    return mark !== undefined && mark === lines[0] ? [{ kind: 'seen', count: unseen }, head, ...entries] : [head, ...entries]
  })
}
