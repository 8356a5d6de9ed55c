import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { updateMe } from '../../../contract/x/people/me.ts'
import { cachedWithEdits, editOf, useApplyEdits, writeQueries } from '../../kit/resource/query-write.ts'
import { attempt } from '../../kit/undo/attempt.ts'
import { send } from '../../lib/api.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { activityQueries } from './activity-queries.ts'
import type { Place } from './feed-data.ts'
import { markWithout, type SeenMark, seenBy } from './seen-mark.ts'

/** Returns the part of the feed that the user has seen. */
export const useSeenMark = (): SeenMark => useApplyEdits(sessionQueries.me())(useMe())

/** Returns the functions that mark the activity feed as seen, each with Undo. */
export const useMarkSeen = () => {
  const client = useQueryClient()
  return useMemo(() => {
    const save = (mark: SeenMark) => {
      const isSeen = seenBy(mark)
      const { seen = { recordingId: '' }, seenRecordings = [] } = mark
      return writeQueries(client, {
        edits: [
          editOf(sessionQueries.me(), (me) => ({ ...me, ...mark })),
          editOf(activityQueries.unseen(), (now) => ({ ...now, recordings: now.recordings.filter((each) => !isSeen(each)) })),
        ],
        send: () => send(updateMe, { body: { me: { seen, seenRecordings } } }),
        refreshes: [sessionQueries.me().queryKey, activityQueries.unseen().queryKey],
      })
    }
    const read = (): SeenMark => {
      const me = cachedWithEdits(client, sessionQueries.me())
      return { seen: me?.seen, seenRecordings: me?.seenRecordings }
    }
    const set = (mark: SeenMark, message: string): void => {
      const before = read()
      void attempt('mark this as seen', async () => {
        await save(mark)
        notify({ message, keys: '', onUndo: () => void attempt('undo', () => save(markWithout(read(), before, mark))) })
      })
    }
    return {
      /** Marks everything up to an event. */
      upTo: ({ id, date }: Place) => set({ seen: { recordingId: id, date }, seenRecordings: [] }, 'Marked as seen'),
      /** Changes the mark, from what it is now. */
      change: (next: (now: SeenMark) => SeenMark, message: string) => set(next(read()), message),
    }
  }, [client])
}
